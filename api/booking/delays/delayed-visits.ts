import type { BookingRecord } from '../booking-records/booking.entity.js';
import { partSeenBy } from '../booking-records/booking.view.js';
import { toClientContactView } from '../booking-records/client-news.view.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { epochMinute, minuteOf, toIso } from '../../common/time/epoch-minute.js';
import { intersect, type Interval, merge, subtract } from '../../common/time/interval.js';
import { localDayOf } from '../../common/time/zone.js';
import { noObstacle, type ObstacleView, toObstacleBookingView } from '../obstacles/obstacles.view.js';
import { delayBy } from './delay.js';
import type { DelayedDay, FixedTime } from './delayed-day.service.js';
import type { DelayedVisitView, DelayView } from './delay.view.js';
import type { InTheWay } from './domain/delay-chain.js';

/** The reader, the time, and the clients who can be reached by email. */
interface Reader {
  actor: CurrentUser;
  now: Date;
  reaches: (booking: BookingRecord) => boolean;
}

const stretch = ({ start, end }: Interval) => ({
  startsAt: toIso(epochMinute(start)),
  endsAt: toIso(epochMinute(end)),
});

/** @param booking as it is before it moves */
export const delayedVisitView = (
  booking: BookingRecord,
  minutes: number,
  { actor, now, reaches }: Reader,
): DelayedVisitView => ({
  ...toClientContactView(booking, reaches(booking), { actor, now }),
  _id: booking.id,
  reference: booking.reference,
  titles: partSeenBy(actor, booking).lines.map(({ title }) => title),
  startsAt: booking.startsAt.toISOString(),
  startsAtThen: toIso(epochMinute(minuteOf(booking.startsAt) + minutes)),
  minutes,
});

export function delayedDayView(
  day: DelayedDay,
  { minutes, freeMinutes }: { minutes: number; freeMinutes: number },
  reader: Reader,
): DelayView {
  const { booking, lateLine, followers } = day;
  const delay = delayBy(day, minutes);
  const obstacles = obstaclesOf(day, delay.inTheWay, reader);
  return {
    minutes,
    title: booking.lines[lateLine]?.title ?? '',
    endsAt: booking.endsAt.toISOString(),
    endsAtThen: toIso(epochMinute(delay.endsAt)),
    freeMinutes,
    visits: followers.flatMap((follower) => {
      const by = delay.moves.get(follower.id);
      return by === undefined ? [] : [delayedVisitView(follower, by, reader)];
    }),
    obstacles,
    canConfirm: obstacles.length > 0 && obstacles.every(({ kind }) => kind === 'away' || kind === 'closed'),
  };
}

/** Lists each obstacle once, however many visits it affects. */
function obstaclesOf(day: DelayedDay, inTheWay: InTheWay<FixedTime>[], reader: Reader): ObstacleView[] {
  const taken = new Set(inTheWay.flatMap((one) => one.taken));
  const clientBusy = inTheWay.flatMap((one) => one.clientBusy);
  const tooLate = inTheWay.flatMap((one) => one.tooLate ?? []);
  const found: ObstacleView[] = [
    ...[...taken].map((one) => takenView(one, day, reader)),
    ...awayViews(day, inTheWay),
    ...clientBusy.map((busy) => ({ ...noObstacle, ...stretch(busy), kind: 'client-busy' as const })),
    ...merge(tooLate).map((late) => ({ ...noObstacle, ...stretch(late), kind: 'too-late' as const })),
  ];
  return found.sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

const nameOf = ({ plan, booking, followers }: DelayedDay, staffId: string): string =>
  plan.members.get(staffId)?.name ??
  [booking, ...followers].flatMap(({ lines }) => lines).find((line) => line.staffId === staffId)?.staffName ??
  '';

const takenView = (one: FixedTime, day: DelayedDay, { actor, now }: Reader): ObstacleView => ({
  ...noObstacle,
  ...stretch(one),
  kind: one.unavailable?.kind ?? 'booking',
  staffId: one.staffId,
  staffName: nameOf(day, one.staffId),
  booking: one.booking && toObstacleBookingView(one.booking, actor, now),
  reason: one.unavailable?.reason ?? '',
  expiresAt: one.unavailable?.expiresAt?.toISOString() ?? null,
});

/** Times when the salon is closed or a team member is away. */
function awayViews(day: DelayedDay, inTheWay: InTheWay<FixedTime>[]): ObstacleView[] {
  const { plan, booking } = day;
  const opening = merge(plan.day(localDayOf(minuteOf(booking.startsAt), plan.salon.timeZone)).open);
  const away = inTheWay.flatMap((one) => one.away);
  const people = [...new Set(away.map(({ staffId }) => staffId))];
  return people.flatMap((staffId) => {
    const who = { ...noObstacle, staffId, staffName: nameOf(day, staffId) };
    const parts = merge(away.filter((one) => one.staffId === staffId));
    return [
      ...intersect(parts, opening).map((part) => ({ ...who, ...stretch(part), kind: 'away' as const })),
      ...subtract(parts, opening).map((part) => ({ ...who, ...stretch(part), kind: 'closed' as const })),
    ];
  });
}
