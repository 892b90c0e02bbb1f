import type { ListedUser } from './models';

/** What All Users shows, as its address tells it. */
export interface UserFilters {
  search: string;
  page: number;
}

const PAGE_SIZE = 25;
const SEARCH_MAX_LENGTH = 254;

/** Reads the filters from an address; whatever makes no sense is left out. */
export function parseUserFilters(params: URLSearchParams): UserFilters {
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('q') ?? '').slice(0, SEARCH_MAX_LENGTH),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** The address that `parseUserFilters` reads back as the same filters. */
export function userParams({ search, page }: UserFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The users whose address, role or id holds every word of the search, in their order. */
export function findUsers(users: readonly ListedUser[], search: string): readonly ListedUser[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return users.filter(({ _id, email, role }) => {
    const text = `${email} ${role} ${_id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** One page of what was found. A page past the end is the last: deleting may have emptied the one she was on. */
export function pageOfUsers(found: readonly ListedUser[], wantedPage: number) {
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(wantedPage, pageCount);
  return { page, pageCount, users: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}
