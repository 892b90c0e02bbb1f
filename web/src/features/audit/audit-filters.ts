import { pageNumber } from '../../lib/page-number';
import { actionWords } from './act-sentence';
import type { AuditAction } from './models';

/** What the page of activity shows, as its address tells it. */
export interface AuditFilters {
  action: AuditAction | null;
  /** Who did it, by id. */
  actorId: string | null;
  /** First and last day. */
  from: string | null;
  to: string | null;
  page: number;
}

/** Everything, from the first page. */
export const noFilters: AuditFilters = { action: null, actorId: null, from: null, to: null, page: 1 };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const actionOf = (text: string | null): AuditAction | null =>
  text !== null && Object.hasOwn(actionWords, text) ? (text as AuditAction) : null;

/** A day that exists, in years that the server takes. */
export const auditDayOf = (text: string | null): string | null => {
  if (text === null || !/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
};

/** Reads the filters from an address; whatever makes no sense is left out. */
export function parseAuditFilters(params: URLSearchParams): AuditFilters {
  const actor = params.get('actor') ?? '';
  return {
    action: actionOf(params.get('action')),
    actorId: UUID.test(actor) ? actor : null,
    from: auditDayOf(params.get('from')),
    to: auditDayOf(params.get('to')),
    page: pageNumber(params),
  };
}

/** The address that `parseAuditFilters` reads back as the same filters. */
export function auditParams({ action, actorId, from, to, page }: AuditFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (action) params.set('action', action);
  if (actorId) params.set('actor', actorId);
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (page > 1) params.set('page', String(page));
  return params;
}

export const isFiltered = ({ action, actorId, from, to }: AuditFilters) =>
  [action, actorId, from, to].some((filter) => filter !== null);
