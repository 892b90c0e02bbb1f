import { foldHeading } from '../../../common/text/fold-heading.js';

const folded = (words: string): Set<string> => new Set(words.split(/\s+/).map(foldHeading));

/** In the eight languages, and what systems write about consents and blocks. */
const yes = folded(
  `yes y true 1 x on ja j wahr oui o vrai sí si s verdadero sim verdadeiro sì vero waar kyllä k tosi active given granted
  subscribed accepted allowed blocked banned bloccato bloccata gesperrt bloqué bloquée bloqueado bloqueada geblokkeerd
  estetty opted-in abonniert abonné suscrito subscrito iscritto geabonneerd tilattu confirmed`,
);
const no = folded(
  `no n false 0 off nein falsch non faux nao não falso nee onwaar ei e epätosi inactive declined denied refused revoked
  unsubscribed opted-out abgemeldet désabonné`,
);

/** Null for anything else, which then counts as not said. */
export function readYesOrNo(text: string): boolean | null {
  const word = foldHeading(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
