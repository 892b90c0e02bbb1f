import { pageNumber } from '../../lib/page-number';

/** What All Users shows, as its address tells it. */
export interface UserFilters {
  search: string;
  role: 'user' | 'admin' | null;
  state: 'open' | 'closed' | null;
  sort: UserSort;
  page: number;
}

const userSorts = ['email', 'name', 'newest', 'last-seen'] as const;
export type UserSort = (typeof userSorts)[number];

const SEARCH_MAX_LENGTH = 254;

/** Everybody by address, from the first page. */
export const noFilters: UserFilters = { search: '', role: null, state: null, sort: 'email', page: 1 };

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null;

const roleOf = (text: string | null) => oneOf(['user', 'admin'], text);
const stateOf = (text: string | null) => oneOf(['open', 'closed'], text);
const sortOf = (text: string | null): UserSort => oneOf(userSorts, text) ?? noFilters.sort;

/** Reads the filters from an address; whatever makes no sense is left out. */
export function parseUserFilters(params: URLSearchParams): UserFilters {
  return {
    search: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    role: roleOf(params.get('role')),
    state: stateOf(params.get('state')),
    sort: sortOf(params.get('sort')),
    page: pageNumber(params),
  };
}

/** The address that `parseUserFilters` reads back as the same filters. */
export function userParams({ search, role, state, sort, page }: UserFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (role) params.set('role', role);
  if (state) params.set('state', state);
  if (sort !== noFilters.sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Whether any filter narrows the list: "none match" is not "none yet". */
export function isFiltered({ search, role, state }: UserFilters): boolean {
  return search !== '' || role !== null || state !== null;
}
