import { WHOLE_TEAM, type Diary, type DiaryBlock, type DiaryBooking } from './models';

/** One row of an agenda: a booking or a time that is blocked. */
export type AgendaEntry = { key: string; startsAt: string } & (
  { booking: DiaryBooking; block: null } | { booking: null; block: DiaryBlock }
);

/** Everything that happens, or only what concerns one team member, in order. */
export function agendaEntries({ visits: bookings, blocks }: Diary, staff: string | null): AgendaEntry[] {
  const isTheirs = (staffId: string) => staff === null || staff === WHOLE_TEAM || staffId === staff;
  const rows: AgendaEntry[] = [
    ...bookings
      .filter(({ status, lines }) => status !== 'cancelled' && lines.some(({ staffId }) => isTheirs(staffId)))
      .map((booking) => ({ key: booking._id, startsAt: booking.startsAt, booking, block: null })),
    ...blocks
      .filter(({ staffId }) => isTheirs(staffId))
      .map((block) => ({ key: block._id, startsAt: block.startsAt, booking: null, block })),
  ];
  return rows.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
