import { ApiProperty } from '@nestjs/swagger';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { partSeenBy, toClientView } from '../booking-records/booking.view.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { toIso } from '../../common/time/epoch-minute.js';
import type { TakenTime } from '../scheduling/staff-time.js';

export const obstacleKinds = [
  'closed',
  'away',
  'booking',
  'block',
  'time-off',
  'hold',
  'client-busy',
  'too-late',
  'full-pool',
] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

/** The booking that has the time. */
export class ObstacleBookingView {
  _id: string;
  reference: string;
  clientName: string;

  /** The services, in order. */
  titles: string[];
}

export const toObstacleBookingView = (
  booking: BookingRecord,
  actor: CurrentUser,
  now: Date,
): ObstacleBookingView => ({
  _id: booking.id,
  reference: booking.reference,
  clientName: toClientView(booking, actor, now).name,
  titles: partSeenBy(actor, booking).lines.map(({ title }) => title),
});

/** One thing that would have to give way. */
export class ObstacleView {
  /**
   * `closed`: the salon is; `away`: the team member doesn't work then; `booking`, `block` and `time-off`: their time is
   * taken; `hold`: a client is booking it right now; `client-busy`: the client has another booking; `too-late`: the
   * booking would end after midnight; `full-pool`: every unit of a pool is taken, or out of order.
   */
  @ApiProperty({ enum: obstacleKinds })
  kind: ObstacleKind;

  /** The team member; null if it doesn't concern a single person. */
  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;

  @ApiProperty({ type: String, nullable: true })
  staffName: string | null;

  /** The start of the obstacle, ISO 8601 in UTC. */
  startsAt: string;

  /** The end; for a hold, the end of the held time. */
  endsAt: string;

  /** The title of a `full-pool`; otherwise null. */
  @ApiProperty({ type: String, nullable: true })
  pool: string | null;

  /** For a `booking`. */
  @ApiProperty({ type: ObstacleBookingView, nullable: true })
  booking: ObstacleBookingView | null;

  /** The reason entered for a `block` or `time-off`; empty without one. */
  reason: string;

  /** The expiry of a `hold`. */
  @ApiProperty({ type: String, nullable: true })
  expiresAt: string | null;
}

/** Empty values of the fields that most obstacles do not need. */
export const noObstacle = {
  staffId: null,
  staffName: null,
  pool: null,
  booking: null,
  reason: '',
  expiresAt: null,
};

/** An entry that takes up a team member's time. */
export const takenObstacle = (
  taken: TakenTime,
  staffName: string,
  booking: ObstacleBookingView | null,
): ObstacleView => ({
  ...noObstacle,
  kind: taken.kind,
  staffId: taken.staffId,
  staffName,
  startsAt: toIso(taken.start),
  endsAt: toIso(taken.end),
  booking,
  reason: taken.kind === 'hold' ? '' : taken.reason,
  expiresAt: taken.expiresAt?.toISOString() ?? null,
});

/** Another way to take the booking in. */
export class WayInView {
  staffId: string;
  staffName: string;

  /** ISO 8601 in UTC. */
  startsAt: string;

  /** The booking whose processing time it uses; null for a colleague at the requested start. */
  @ApiProperty({ type: ObstacleBookingView, nullable: true })
  waitsIn: ObstacleBookingView | null;
}

/** The smallest set of things that keep a booking from one start. */
export class ObstaclesView {
  /** ISO 8601 in UTC. */
  startsAt: string;

  /** The reason in words if no booking can start then at all; otherwise null. Moving other entries would not help. */
  @ApiProperty({ type: String, nullable: true })
  refusal: string | null;

  /**
   * The reason in words if only the desk can book that start: the salon's notice, horizon or grid. Null if clients can
   * also book it.
   */
  @ApiProperty({ type: String, nullable: true })
  refusalToClients: string | null;

  /** By start; empty if the requested start is free. */
  obstacles: ObstacleView[];

  /**
   * Ways to squeeze it in: colleagues who are free at that start, then nearby starts during another client's processing
   * time. Empty if the start is free, and for callers who only book in their own column.
   */
  waysIn: WayInView[];
}
