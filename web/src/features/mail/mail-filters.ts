import { pageNumber } from '../../lib/page-number';
import { kindWords, stateWords } from './mail-words';
import type { MailKind, MailState } from './models';

/** What the page of mail shows, as its address tells it. */
export interface MailFilters {
  state: MailState | null;
  kind: MailKind | null;
  page: number;
}

/** Everything, from the first page. */
export const noFilters: MailFilters = { state: null, kind: null, page: 1 };

const keyOf = <Word extends string>(words: Readonly<Record<Word, string>>, text: string | null) =>
  text !== null && Object.hasOwn(words, text) ? (text as Word) : null;

const mailStateOf = (text: string | null): MailState | null => keyOf(stateWords, text);
const mailKindOf = (text: string | null): MailKind | null => keyOf(kindWords, text);

/** Reads the filters from an address; whatever makes no sense is left out. */
export const parseMailFilters = (params: URLSearchParams): MailFilters => ({
  state: mailStateOf(params.get('state')),
  kind: mailKindOf(params.get('kind')),
  page: pageNumber(params),
});

/** The address that `parseMailFilters` reads back as the same filters. */
export function mailParams({ state, kind, page }: MailFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (kind) params.set('kind', kind);
  if (page > 1) params.set('page', String(page));
  return params;
}

export const isFiltered = ({ state, kind }: MailFilters) => state !== null || kind !== null;
