import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import type { Found } from '../../../ui/searched-choice';
import { audit } from '../../../words/audit.gen';
import { useWords } from '../../../words/use-words';

/** Per role. */
const MOST_SHOWN = 20;

/** Team accounts that match part of a name or address; before any input, the option of anyone comes first. */
export function useFoundTeam(q: string): Found {
  const words = useWords(audit);
  const sentenceOf = useSentenceOf();
  const wanted = { sort: 'name', pageSize: MOST_SHOWN, ...(q && { search: q }) } as const;
  const pages = [
    useApi('/users', { params: { query: { ...wanted, role: 'admin' } } }),
    useApi('/users', { params: { query: { ...wanted, role: 'reception' } } }),
    useApi('/users', { params: { query: { ...wanted, role: 'stylist' } } }),
  ];
  const people = pages
    .flatMap(({ data }) => data?.items ?? [])
    .map(({ _id, name, email }) => ({ key: _id, label: name || email, ...(name && { more: email }) }));
  const total = pages.reduce((sum, { data }) => sum + (data?.total ?? 0), 0);
  const error = pages.find((page) => page.error)?.error;
  return {
    options: q === '' ? [{ key: '', label: words.anyone() }, ...people] : people,
    total: total + (q === '' ? 1 : 0),
    isSettled: pages.every(({ isLoading }) => !isLoading),
    failure: error ? sentenceOf(error) : null,
  };
}
