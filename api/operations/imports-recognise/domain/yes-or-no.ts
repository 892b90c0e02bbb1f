import { foldHeading } from '../../../common/text/fold-heading.js';

const folded = (words: string): string[] => words.split(/\s+/).map(foldHeading);

/** In the eight languages, and in Arabic as our own downloads write it. */
const yes = folded(
  `yes y true 1 x on ja j wahr oui o vrai sí si s verdadero sim verdadeiro sì vero waar kyllä k tosi نعم`,
);
const no = folded(`no n false 0 off nein falsch non faux nao não falso nee onwaar ei e epätosi لا`);

/** As systems write that someone may not book. */
const blocked = folded(
  `blocked banned blacklisted bloccato bloccata gesperrt blockiert bloqué bloquée bloqueado bloqueada geblokkeerd estetty`,
);

/** As systems write the state of a consent. */
const given = folded(
  `active given granted subscribed accepted allowed opted-in abonniert abonné suscrito subscrito iscritto geabonneerd
  tilattu confirmed`,
);
const refused = folded(
  `inactive declined denied refused revoked unsubscribed opted-out abgemeldet désabonné`,
);

const blocks = new Set([...yes, ...blocked]);
const consents = new Set([...yes, ...given]);
const refusals = new Set([...no, ...refused, ...blocked]);

/** True if a column says yes. */
export const readYes = (text: string): boolean => yes.includes(foldHeading(text));

/** True if a column of blocks says so. */
export const readBlock = (text: string): boolean => blocks.has(foldHeading(text));

/** True if consent was given, false if it was refused, and null for anything else, which says neither. */
export function readConsent(text: string): boolean | null {
  const word = foldHeading(text);
  if (consents.has(word)) return true;
  return refusals.has(word) ? false : null;
}
