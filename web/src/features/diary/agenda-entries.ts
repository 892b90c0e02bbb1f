import { everybody } from './address';
import type { Diary, DiaryBlock, DiaryVisit } from './models';

/** One row of an agenda: a visit or a time that is blocked. */
export type AgendaEntry = { key: string; startsAt: string } & (
  { visit: DiaryVisit; block: null } | { visit: null; block: DiaryBlock }
);

/** Everything that happens, or happens to one person, in order. */
export function agendaEntries({ visits, blocks }: Diary, staff: string | null): AgendaEntry[] {
  const isHers = (staffId: string) => staff === null || staff === everybody || staffId === staff;
  const rows: AgendaEntry[] = [
    ...visits
      .filter(({ status, lines }) => status !== 'cancelled' && lines.some(({ staffId }) => isHers(staffId)))
      .map((visit) => ({ key: visit._id, startsAt: visit.startsAt, visit, block: null })),
    ...blocks
      .filter(({ staffId }) => isHers(staffId))
      .map((block) => ({ key: block._id, startsAt: block.startsAt, visit: null, block })),
  ];
  return rows.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
