import { randomUUID } from 'node:crypto';
import { type BookingDetails, bookingOf, firstEventOf } from '../../booking/bookings/booking.factory.js';
import type { BookingRecord } from '../../booking/booking-records/booking.entity.js';
import { type BookingVerb, nextStatus } from '../../booking/booking-records/domain/booking-status.js';
import type { NewBookingEvent } from '../../booking/booking-records/booking-event.entity.js';
import { dateOf } from '../../common/time/epoch-minute.js';
import type { Plan } from '../../booking/planning/plan.js';
import type { TimeOff } from '../../booking/time-off/time-off.entity.js';
import type { AllocationOwner, StaffTime } from '../../booking/scheduling/staff-time.js';
import type { BlockedTime } from './blocked-time.js';
import type { Client } from '../../people/clients/client.entity.js';
import { SeededRandom } from './seeded-random.js';
import { cancelReasons } from './diary.demo.js';
import type { DemoBooking } from './diary-page.js';
import type { Diary } from './lived-in-diary.js';

/** A client of the demo salon without an account. */
export type ClientRow = Pick<Client, 'id' | 'name' | 'phone' | 'createdAt'>;

/** The diary as rows. */
export interface DiaryRows {
  clients: ClientRow[];
  bookings: BookingRecord[];
  events: NewBookingEvent[];
  timeOff: Omit<TimeOff, 'staff' | 'calendar' | 'calendarId'>[];
  taken: { stretches: StaffTime[]; owner: AllocationOwner }[];
}

/** The outcome of a planned booking. */
export type BookingFate = Pick<
  DemoBooking,
  'lines' | 'note' | 'bookedAheadMinutes' | 'isCancelled' | 'isMissed'
>;

interface StatusChange {
  verb: BookingVerb;
  at: Date;
}

const MINUTE_MILLISECONDS = 60_000;

/** The rows as of this instant: past visits are done, clients being served have arrived. */
export function diaryRows({ bookings, blocks }: Diary, plan: Plan, now: Date): DiaryRows {
  const written = bookings.map((imagined, index) => ({
    imagined,
    ...withHistory(imagined, index + 1, plan, now),
  }));
  const timeOff = timeOffOf(blocks, now);
  return {
    clients: clientsOf(written.map(({ booking }) => booking)),
    bookings: written.map(({ booking }) => booking),
    events: written.flatMap(({ events }) => events),
    timeOff: [...timeOff.values()],
    taken: [
      ...written.map(({ imagined, booking }) => ({
        stretches: imagined.taken,
        owner: { kind: 'booking' as const, bookingId: booking.id },
      })),
      ...blocks.map(({ absence, reason, staffId, start, end }) => ({
        stretches: [{ staffId, start, end }],
        owner: { kind: 'block' as const, reason, timeOffId: timeOff.get(absence)?.id },
      })),
    ],
  };
}

/**
 * One client record per name, created with their first booking. All their bookings refer to it and share its number.
 */
function clientsOf(bookings: BookingRecord[]): ClientRow[] {
  const records = new Map<string, ClientRow>();
  for (const booking of bookings) {
    const { clientName: name, clientPhone: phone, createdAt } = booking;
    const record = records.get(name) ?? {
      id: randomUUID(),
      name,
      phone,
      createdAt,
    };
    if (createdAt < record.createdAt) record.createdAt = createdAt;
    records.set(name, record);
    booking.cardId = record.id;
    booking.clientPhone = record.phone;
  }
  return [...records.values()];
}

/** Each time off as one entry, from its first day to its last. */
function timeOffOf(
  blocks: BlockedTime[],
  now: Date,
): Map<string | null, Omit<TimeOff, 'staff' | 'calendar' | 'calendarId'>> {
  const found = new Map<string | null, Omit<TimeOff, 'staff' | 'calendar' | 'calendarId'>>();
  for (const { absence, staffId, start, end, reason } of blocks) {
    if (absence === null) continue;
    const startsAt = found.get(absence)?.startsAt ?? dateOf(start);
    const endsAt = dateOf(end);
    const id = found.get(absence)?.id ?? randomUUID();
    found.set(absence, { id, staffId, startsAt, endsAt, reason, createdAt: now });
  }
  return found;
}

function withHistory(
  imagined: DemoBooking,
  number: number,
  plan: Plan,
  now: Date,
): { booking: BookingRecord; events: NewBookingEvent[] } {
  const { clientName, clientPhone: phone } = imagined;
  const client = { id: null, name: clientName, email: '' };
  const written = bookingWithHistory(imagined, { client, phone, plan, now, reason: cancelReasonOf(number) });
  written.booking.reference = `DEMO-${String(number).padStart(4, '0')}`;
  return written;
}

const cancelReasonOf = (number: number) => new SeededRandom(number).pick(cancelReasons);

/** A planned booking in its state at this instant, with the history that led there. */
export function bookingWithHistory(
  imagined: BookingFate,
  {
    plan,
    reason = '',
    ...who
  }: Pick<BookingDetails, 'client' | 'phone' | 'now'> & { plan: Plan; reason?: string },
): { booking: BookingRecord; events: NewBookingEvent[] } {
  const { lines, note } = imagined;
  const { now, client } = who;
  const booking = bookingOf(randomUUID(), { plan, lines }, { ...who, note });
  const latest = Math.min(now.getTime(), booking.startsAt.getTime());
  booking.createdAt = new Date(latest - imagined.bookedAheadMinutes * MINUTE_MILLISECONDS);

  const events: NewBookingEvent[] = [firstEventOf(booking, client.id)];
  for (const change of statusChangesOf(imagined, booking, now)) {
    const fromStatus = booking.status;
    const toStatus = nextStatus(fromStatus, change.verb);
    if (!toStatus) throw new Error(`A ${fromStatus} booking of the demo diary cannot ${change.verb}.`);
    booking.status = toStatus;
    booking.version += 1;
    events.push({ bookingId: booking.id, ...change, actorId: null, fromStatus, toStatus, detail: {} });
    if (toStatus === 'cancelled') {
      booking.cancelledAt = change.at;
      booking.cancelledBy = 'salon';
      booking.cancelReason = reason;
    }
  }
  return { booking, events };
}

function statusChangesOf(
  imagined: BookingFate,
  { createdAt, startsAt, endsAt }: BookingRecord,
  now: Date,
): StatusChange[] {
  if (imagined.isCancelled) {
    const latest = Math.min(now.getTime(), startsAt.getTime());
    return [{ verb: 'cancel', at: new Date((createdAt.getTime() + latest) / 2) }];
  }
  if (endsAt <= now && imagined.isMissed) return [{ verb: 'no-show', at: endsAt }];
  const arrive: StatusChange = { verb: 'arrive', at: startsAt };
  if (endsAt <= now) return [arrive, { verb: 'finish', at: endsAt }];
  return startsAt <= now ? [arrive] : [];
}
