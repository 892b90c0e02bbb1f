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
] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

/** The booking that has the time. */
export class ObstacleBookingView {
  _id: string;
  reference: string;
  clientName: string;

  /** What is done, in its order. */
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
   * taken; `hold`: somebody is booking it at this moment; `client-busy`: the client has another booking; `too-late`: the
   * booking would end after midnight.
   */
  @ApiProperty({ enum: obstacleKinds })
  kind: ObstacleKind;

  /** Whose time it is; null for what is not about one person. */
  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;

  @ApiProperty({ type: String, nullable: true })
  staffName: string | null;

  /** When what is in the way begins, ISO 8601 in UTC. */
  startsAt: string;

  /** When it ends; of a hold, the end of the time that is held. */
  endsAt: string;

  /** Of a `booking`. */
  @ApiProperty({ type: ObstacleBookingView, nullable: true })
  booking: ObstacleBookingView | null;

  /** What somebody wrote at a `block` or `time-off`; empty without it. */
  reason: string;

  /** When a `hold` ends by itself. */
  @ApiProperty({ type: String, nullable: true })
  expiresAt: string | null;
}

/** What most obstacles do not say. */
export const noObstacle = { staffId: null, staffName: null, booking: null, reason: '', expiresAt: null };

/** What takes up somebody's time. */
export const takenObstacle = (
  taken: TakenTime,
  staffName: string,
  booking: ObstacleBookingView | null,
): ObstacleView => ({
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

  /** In whose booking it falls, while that waits; null for a colleague at the start that was asked about. */
  @ApiProperty({ type: ObstacleBookingView, nullable: true })
  waitsIn: ObstacleBookingView | null;
}

/** The smallest set of things that keep a booking from one start. */
export class ObstaclesView {
  /** ISO 8601 in UTC. */
  startsAt: string;

  /** Why no booking may start then, whoever is free, in words; null when one may. Nothing that gives way would change it. */
  @ApiProperty({ type: String, nullable: true })
  refusal: string | null;

  /**
   * Why clients cannot book that start themselves while the desk can, in words: the salon's notice, its horizon, its grid.
   * Null when they can.
   */
  @ApiProperty({ type: String, nullable: true })
  refusalToClients: string | null;

  /** By when they begin; empty when the start is free. */
  obstacles: ObstacleView[];

  /**
   * How it could be squeezed in all the same: colleagues who are free at that start, then starts near it in which somebody
   * waits for a colour to work. Empty when the start is free, and for those who book in their own column alone.
   */
  waysIn: WayInView[];
}
