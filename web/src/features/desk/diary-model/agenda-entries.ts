import { ownPart, spanOf } from '../../booking/bookings/own-part';
import { WHOLE_TEAM, type Diary, type DiaryBlock, type DiaryBooking } from './models';

/** One row of an agenda: a booking or a block. */
export type AgendaEntry = { key: string; startsAt: string; endsAt: string } & (
  | { booking: DiaryBooking; block: null }
  | { booking: null; block: DiaryBlock }
);

/** All entries, or only one team member's with the times at which they are needed, in order. */
export function agendaEntries({ visits: bookings, blocks }: Diary, staff: string | null): AgendaEntry[] {
  const isTheirs = (staffId: string) => staff === null || staff === WHOLE_TEAM || staffId === staff;
  const rows: AgendaEntry[] = [
    ...bookings
      .filter(({ status, lines }) => status !== 'cancelled' && lines.some(({ staffId }) => isTheirs(staffId)))
      .map((booking) => {
        const own = booking.lines.filter(({ staffId }) => isTheirs(staffId));
        const { startsAt, endsAt } =
          own.length < booking.lines.length ? spanOf(own, booking) : ownPart(booking);
        return { key: booking._id, startsAt, endsAt, booking, block: null };
      }),
    ...blocks
      .filter(({ staffId }) => isTheirs(staffId))
      .map((block) => ({
        ...{ key: block._id, startsAt: block.startsAt, endsAt: block.endsAt },
        ...{ booking: null, block },
      })),
  ];
  return rows.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
