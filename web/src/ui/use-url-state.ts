import { useSearchParams } from 'react-router-dom';
import type { UrlState } from '../lib/url-state';

/** A page's state in its URL, and ways to change it. */
export function useUrlState<State extends Record<string, unknown>>(codec: UrlState<State>) {
  const [params, setParams] = useSearchParams();
  const state = codec.parse(params);
  return {
    state,
    isFiltered: codec.isFiltered(state),
    /** Narrows or orders a list: it begins at its first page. */
    change: (part: Partial<State>, how?: { replace: boolean }) =>
      setParams(codec.write({ ...state, page: 1, ...part }), how),
    clear: () => setParams(codec.write(codec.initial)),
    /** The query for another page of the same list, such as `?role=admin&page=2`. */
    queryOf: (page: number) => {
      const query = codec.write({ ...state, page }).toString();
      return query && `?${query}`;
    },
  };
}
