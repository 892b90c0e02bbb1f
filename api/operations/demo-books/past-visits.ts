import { randomUUID } from 'node:crypto';
import type { BookingRecord } from '../../booking/booking-records/booking.entity.js';
import type { NewBookingEvent } from '../../booking/booking-records/booking-event.entity.js';
import type { Plan } from '../../booking/planning/plan.js';
import type { AllocationOwner, StaffTime } from '../../booking/scheduling/staff-time.js';
import { dateOf } from '../../common/time/epoch-minute.js';
import { epochDayOf, type LocalDate } from '../../common/time/local-date.js';
import { daysBetween } from '../../common/time/local-date.js';
import { dayBounds } from '../../common/time/zone.js';
import { blockedTime } from '../demo/blocked-time.js';
import { DiaryPage } from '../demo/diary-page.js';
import { bookingWithHistory, type ClientRow } from '../demo/diary.rows.js';
import { cancelReasons } from '../demo/diary.demo.js';
import { SeededRandom } from '../demo/seeded-random.js';
import type { DemoNames } from './demo-names.js';
import { tillShares } from './books.demo.js';

/** A client with the days between this one and their visits before and after it; null for none. */
export interface KnownClient {
  id: string;
  name: string;
  phone: string;
  daysSince: number | null;
  daysUntil: number | null;
}

export interface PastVisits {
  /** Clients who come for the first time. */
  clients: ClientRow[];
  bookings: BookingRecord[];
  events: NewBookingEvent[];
  taken: { stretches: StaffTime[]; owner: AllocationOwner }[];
}

interface PastDay {
  plan: Plan;
  day: LocalDate;
  /** The day on which the demo began. */
  today: LocalDate;
  names: DemoNames;
  known: readonly KnownClient[];
}

/** No one comes again sooner. */
const MIN_DAYS_BETWEEN = 12;

/** A day of the diary that is long over. Most clients have been here before. The same day always has the same visits. */
export function pastVisits({ plan, day, today, names, known }: PastDay): PastVisits {
  const chance = new SeededRandom(epochDayOf(today) * 1000 + epochDayOf(day));
  const blocks = blockedTime({ days: [day], today, zone: plan.salon.timeZone, memberIds: names.memberIds });
  const fromToday = -daysBetween(day, today);
  const imagined = new DiaryPage({ plan, day, fromToday, blocks, ...names, chance }).fill();
  const free = known.filter(isFree);
  const namesTaken = new Set(known.map(({ name }) => name));
  const now = dateOf(dayBounds(day, plan.salon.timeZone).end);
  const visits: PastVisits = { clients: [], bookings: [], events: [], taken: [] };
  for (const [index, visit] of imagined.entries()) {
    const mayBeNew = !namesTaken.has(visit.clientName);
    const regular = mayBeNew && !chance.happens(tillShares.regular) ? null : takeOne(free, chance);
    if (!regular && !mayBeNew) continue;
    const card = regular ?? { id: randomUUID(), name: visit.clientName, phone: visit.clientPhone };
    const client = { id: null, cardId: card.id, name: card.name, email: '' };
    const reason = chance.pick(cancelReasons);
    const { booking, events } = bookingWithHistory(visit, { client, phone: card.phone, plan, now, reason });
    booking.reference = `DEMO-${-fromToday}${String(index).padStart(3, '0')}`;
    if (!regular) visits.clients.push({ ...card, createdAt: booking.createdAt });
    visits.bookings.push(booking);
    visits.events.push(...events);
    const owner = { kind: 'booking' as const, bookingId: booking.id };
    visits.taken.push({ stretches: visit.taken, owner });
  }
  return visits;
}

/** A quarter of all clients come only once. */
function isFree({ name, daysSince, daysUntil }: KnownClient): boolean {
  const isRegular = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4 !== 0;
  return (
    isRegular && (daysSince ?? Infinity) >= MIN_DAYS_BETWEEN && (daysUntil ?? Infinity) >= MIN_DAYS_BETWEEN
  );
}

function takeOne(free: KnownClient[], chance: SeededRandom): KnownClient | null {
  if (free.length === 0) return null;
  return free.splice(chance.between(0, free.length - 1), 1)[0] ?? null;
}
