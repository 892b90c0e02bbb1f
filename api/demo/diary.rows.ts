import { randomUUID } from 'node:crypto';
import { bookingOf } from '../bookings/booking.factory.js';
import type { BookingRecord } from '../bookings/booking.entity.js';
import type { BookingEvent } from '../bookings/booking-event.entity.js';
import { type BookingVerb, nextStatus } from '../bookings/domain/booking-status.js';
import type { Plan } from '../bookings/plan.js';
import type { TimeOff } from '../bookings/time-off.entity.js';
import type { BlockedTime, StaffTime } from './blocked-time.js';
import type { ClientCard } from '../clients/client-card.entity.js';
import { phoneKey } from '../clients/domain/phone-key.js';
import { Chance } from './chance.js';
import { cancelReasons } from './diary.demo.js';
import type { DiaryVisit } from './diary-page.js';
import type { Diary } from './lived-in-diary.js';

type EventRow = Omit<BookingEvent, 'id' | 'booking'>;

/** A stretch of somebody's time, taken by a visit or, without one, blocked for a reason. */
interface TakenTime extends StaffTime {
  bookingId: string | null;
  timeOffId: string | null;
  reason: string;
}

/** A client of the demo salon: nobody there has an account. */
type CardRow = Pick<ClientCard, 'id' | 'name' | 'phone' | 'phoneKey' | 'createdAt'>;

/** The diary as rows. */
export interface DiaryRows {
  cards: CardRow[];
  bookings: BookingRecord[];
  events: EventRow[];
  timeOff: Omit<TimeOff, 'staff'>[];
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
  const timeOff = timeOffOf(blocks, now);
  return {
    cards: cardsOf(written.map(({ booking }) => booking)),
    bookings: written.map(({ booking }) => booking),
    events: written.flatMap(({ events }) => events),
    timeOff: [...timeOff.values()],
    taken: [
      ...written.flatMap(({ visit, booking }) =>
        visit.taken.map((stretch) => ({ ...stretch, bookingId: booking.id, timeOffId: null, reason: '' })),
      ),
      ...blocks.map(({ absence, ...block }) => ({
        ...block,
        bookingId: null,
        timeOffId: timeOff.get(absence)?.id ?? null,
      })),
    ],
  };
}

/** One card for each name, since her first booking; every visit of hers hangs on it and has its number. */
function cardsOf(bookings: BookingRecord[]): CardRow[] {
  const cards = new Map<string, CardRow>();
  for (const booking of bookings) {
    const { clientName: name, clientPhone: phone, createdAt } = booking;
    const card = cards.get(name) ?? { id: randomUUID(), name, phone, phoneKey: phoneKey(phone), createdAt };
    if (createdAt < card.createdAt) card.createdAt = createdAt;
    cards.set(name, card);
    booking.cardId = card.id;
    booking.clientPhone = card.phone;
  }
  return [...cards.values()];
}

/** Each absence as one thing, from its first day to its last. */
function timeOffOf(blocks: BlockedTime[], now: Date): Map<string | null, Omit<TimeOff, 'staff'>> {
  const found = new Map<string | null, Omit<TimeOff, 'staff'>>();
  for (const { absence, staffId, start, end, reason } of blocks) {
    if (absence === null) continue;
    const startsAt = found.get(absence)?.startsAt ?? new Date(start * minuteMilliseconds);
    const endsAt = new Date(end * minuteMilliseconds);
    const id = found.get(absence)?.id ?? randomUUID();
    found.set(absence, { id, staffId, startsAt, endsAt, reason, createdAt: now });
  }
  return found;
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
