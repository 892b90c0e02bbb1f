import { foldHeading } from '../../../common/text/fold-heading.js';

const folded = (words: string): Set<string> => new Set(words.split(';').map((word) => foldHeading(word)));

/** In the eight languages. */
const expired = folded(
  `expired; abgelaufen; verfallen; expiré; expirée; caducado; caducada; vencido; vencida; expirado; expirada; scaduto;
  scaduta; verlopen; vanhentunut; erääntynyt`,
);
const isVoid = folded(
  `void; voided; cancelled; canceled; deleted; refunded; redeemed; fully redeemed; used; used up; inactive; deactivated;
  disabled; blocked; lost; stolen; closed; storniert; entwertet; eingelöst; aufgebraucht; gesperrt; inaktiv; ungültig;
  gelöscht; annulé; annulée; utilisé; utilisée; épuisé; épuisée; inactif; inactive; bloqué; bloquée; remboursé;
  remboursée; anulado; anulada; cancelado; cancelada; usado; usada; utilizado; utilizada; canjeado; canjeada; agotado;
  agotada; inactivo; inactiva; bloqueado; bloqueada; esgotado; esgotada; inativo; inativa; annullato; annullata; usato;
  usata; utilizzato; utilizzata; esaurito; esaurita; bloccato; bloccata; inattivo; inattiva; geannuleerd; gebruikt;
  ingewisseld; ongeldig; geblokkeerd; inactief; mitätöity; käytetty; peruttu; suljettu`,
);

/** What another system says about a card. Words that no one knows say nothing. */
export function readCardStatus(text: string): 'expired' | 'void' | null {
  const word = foldHeading(text);
  if (expired.has(word)) return 'expired';
  return isVoid.has(word) ? 'void' : null;
}
