import { useSearchParams } from 'react-router-dom';
import type { UrlState } from '../lib/url-state';

/** A page's state in its URL, and ways to change it. */
export function useUrlState<State extends Record<string, unknown>>(codec: UrlState<State>) {
  const [params, setParams] = useSearchParams();
  const state = codec.parse(params);
  return {
    state,
    isFiltered: codec.isFiltered(state),
    /** Filters or sorts a list, which returns to its first page. */
    change: (part: Partial<State>) => setParams(codec.write({ ...state, page: 1, ...part })),
    clear: () => setParams(codec.write(codec.initial)),
    /** The query for another page of the same list, such as `?role=admin&page=2`. */
    queryOf: (page: number) => {
      const query = codec.write({ ...state, page }).toString();
      return query && `?${query}`;
    },
  };
}
