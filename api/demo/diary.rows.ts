import { randomUUID } from 'node:crypto';
import { bookingOf } from '../bookings/booking.factory.js';
import type { BookingRecord } from '../bookings/booking.entity.js';
import type { BookingEvent } from '../bookings/booking-event.entity.js';
import { type BookingVerb, nextStatus } from '../bookings/domain/booking-status.js';
import type { Plan } from '../bookings/plan.js';
import type { StaffTime } from './blocked-time.js';
import { Chance } from './chance.js';
import { cancelReasons } from './diary.demo.js';
import type { DiaryVisit } from './diary-page.js';
import type { Diary } from './lived-in-diary.js';

type EventRow = Omit<BookingEvent, 'id' | 'booking'>;

/** A stretch of somebody's time, taken by a visit or, without one, blocked for a reason. */
interface TakenTime extends StaffTime {
  bookingId: string | null;
  reason: string;
}

/** The diary as rows. */
export interface DiaryRows {
  bookings: BookingRecord[];
  events: EventRow[];
  taken: TakenTime[];
}

interface Deed {
  verb: BookingVerb;
  at: Date;
}

const minuteMilliseconds = 60_000;

/** The paper of the diary as it stands at this instant: what is over is done, who is in a chair has arrived. */
export function diaryRows({ visits, blocks }: Diary, plan: Plan, now: Date): DiaryRows {
  const written = visits.map((visit, index) => ({ visit, ...writtenUp(visit, index + 1, plan, now) }));
  return {
    bookings: written.map(({ booking }) => booking),
    events: written.flatMap(({ events }) => events),
    taken: [
      ...written.flatMap(({ visit, booking }) =>
        visit.taken.map((stretch) => ({ ...stretch, bookingId: booking.id, reason: '' })),
      ),
      ...blocks.map((block) => ({ ...block, bookingId: null })),
    ],
  };
}

function writtenUp(
  visit: DiaryVisit,
  number: number,
  plan: Plan,
  now: Date,
): { booking: BookingRecord; events: EventRow[] } {
  const { lines, clientName, clientPhone: phone, note } = visit;
  const client = { id: null, name: clientName, email: '' };
  const booking = bookingOf(randomUUID(), { plan, lines }, { client, phone, note, now });
  const latest = Math.min(now.getTime(), booking.startsAt.getTime());
  booking.createdAt = new Date(latest - visit.bookedAheadMinutes * minuteMilliseconds);
  booking.reference = `DEMO-${String(number).padStart(4, '0')}`;

  const events: EventRow[] = [
    {
      bookingId: booking.id,
      at: booking.createdAt,
      actorId: null,
      verb: 'book',
      fromStatus: null,
      toStatus: booking.status,
      detail: {},
    },
  ];
  for (const deed of deedsOf(visit, booking, now)) {
    const fromStatus = booking.status;
    const toStatus = nextStatus(fromStatus, deed.verb);
    if (!toStatus) throw new Error(`A ${fromStatus} visit of the demo diary cannot ${deed.verb}.`);
    booking.status = toStatus;
    booking.version += 1;
    events.push({ bookingId: booking.id, ...deed, actorId: null, fromStatus, toStatus, detail: {} });
    if (toStatus === 'cancelled') {
      booking.cancelledAt = deed.at;
      booking.cancelledBy = 'salon';
      booking.cancelReason = new Chance(number).pick(cancelReasons);
    }
  }
  return { booking, events };
}

function deedsOf(visit: DiaryVisit, { createdAt, startsAt, endsAt }: BookingRecord, now: Date): Deed[] {
  if (visit.isCancelled) {
    const latest = Math.min(now.getTime(), startsAt.getTime());
    return [{ verb: 'cancel', at: new Date((createdAt.getTime() + latest) / 2) }];
  }
  if (endsAt <= now && visit.isMissed) return [{ verb: 'no-show', at: endsAt }];
  const arrive: Deed = { verb: 'arrive', at: startsAt };
  if (endsAt <= now) return [arrive, { verb: 'finish', at: endsAt }];
  return startsAt <= now ? [arrive] : [];
}
