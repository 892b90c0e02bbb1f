import { foldHeading } from '../../../common/text/fold-heading.js';

const folded = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split(';')
      .map((word) => foldHeading(word))
      .filter(Boolean),
  );

/** In the eight languages. */
const cancelled = folded(
  `cancelled; canceled; cancelled by client; cancelled by customer; cancelled by salon; canceled by client; declined;
  deleted; rejected; late cancellation; storniert; abgesagt; gelöscht; abgelehnt; annulé; annulée; annulée par le client;
  refusé; cancelado; cancelada; anulado; anulada; rechazado; desmarcado; desmarcada; annullato; annullata; cancellato;
  disdetto; rifiutato; geannuleerd; afgezegd; verwijderd; geweigerd; peruttu; peruutettu; poistettu; hylätty`,
);
const noShow = folded(
  `no show; noshow; no shows; did not show; missed; nicht erschienen; versäumt; absent; absente; non présenté; lapin;
  no presentado; no asistió; ausente; faltou; não compareceu; falta; non presentato; assente; mancato; niet verschenen;
  niet gekomen; ei saapunut; saapumatta`,
);

/** What became of a visit in another system. Words that no one knows say nothing. */
export function readVisitStatus(text: string): 'cancelled' | 'no-show' | null {
  const word = foldHeading(text);
  if (cancelled.has(word)) return 'cancelled';
  return noShow.has(word) ? 'no-show' : null;
}
