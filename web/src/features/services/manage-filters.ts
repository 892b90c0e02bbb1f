import type { ServiceStatus } from './models';

/** What Manage Services shows, as its address tells it. */
export interface ManageFilters {
  search: string;
  /** Left out: everything but the archive. */
  status: ServiceStatus | 'all' | null;
}

const statuses = ['active', 'hidden', 'archived', 'all'] as const;
const SEARCH_MAX_LENGTH = 80;

const statusOf = (text: string | null): ManageFilters['status'] =>
  statuses.find((status) => status === text) ?? null;

/** Reads the filters from an address; whatever makes no sense is left out. */
export const parseManageFilters = (params: URLSearchParams): ManageFilters => ({
  search: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
  status: statusOf(params.get('status')),
});

/** The address that `parseManageFilters` reads back as the same filters. */
export function manageParams({ search, status }: ManageFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (status) params.set('status', status);
  return params;
}

export const hasStatus = (status: ManageFilters['status'], service: { status: ServiceStatus }): boolean => {
  if (status === 'all') return true;
  return status === null ? service.status !== 'archived' : service.status === status;
};
