import { ApiProperty } from '@nestjs/swagger';
import { DiaryBlockView } from '../blocks/block.view.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { type EpochMinute, epochMinute, toIso } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { PictureView, toPictureView } from '../../platform/media/picture.view.js';
import { toPrice } from '../../common/money/currency-step.js';
import type { PlanPool } from '../../salon/resources/plan-pool.js';
import type { StaffMember } from '../../salon/staff/staff-member.entity.js';
import type { SeatRow } from '../scheduling/seats.js';
import type { UnavailableTime } from '../scheduling/staff-time.js';
import type { BookingLineRecord, BookingRecord } from '../booking-records/booking.entity.js';
import {
  BookingAbilitiesView,
  BookingClientView,
  partSeenBy,
  toAbilitiesView,
  toClientView,
} from '../booking-records/booking.view.js';
import type { SalonMoment } from '../booking-records/booking.policy.js';
import { type BookingStatus, bookingStatuses } from '../booking-records/domain/booking-status.js';
import type { PlanDay } from '../planning/plan.js';

/** From one instant to another, ISO 8601 in UTC. */
export class StretchView {
  startsAt: string;
  endsAt: string;
}

export class DiaryRotaView {
  staffId: string;
  working: StretchView[];
}

export class DiaryDayView {
  /** Local date of the salon. */
  day: string;

  /** Opening hours; empty on a day on which the salon is closed. */
  open: StretchView[];
  people: DiaryRotaView[];
}

export class DiaryStaffView {
  _id: string;
  name: string;
  role: string;

  /** Path of the portrait on this origin; empty without one. */
  img: string;

  /** The portrait that the salon has uploaded. */
  @ApiProperty({ type: PictureView, nullable: true })
  picture: PictureView | null;

  /** False for a former team member who still has entries on these days. */
  isActive: boolean;
}

export class DiarySegmentView {
  /** During an `active` segment the team member works; during a `processing` one they are free for others. */
  @ApiProperty({ enum: ['active', 'processing'] })
  kind: 'active' | 'processing';
  startsAt: string;
  endsAt: string;
}

export class DiaryLineView {
  _id: string;
  serviceId: string;
  title: string;
  staffId: string;
  staffName: string;

  /** True if the client asked for anyone. */
  anyStaff: boolean;
  startsAt: string;

  /** The end for the client. */
  endsAt: string;

  /** The end of the team member's clean-up. */
  bufferEndsAt: string;
  segments: DiarySegmentView[];
}

export class DiaryBookingView {
  _id: string;
  reference: string;

  @ApiProperty({ enum: bookingStatuses })
  status: BookingStatus;

  /** Grows with every change. */
  version: number;
  startsAt: string;
  endsAt: string;
  client: BookingClientView;

  /**
   * One important line about the client, such as an allergy; empty without one, or if the reader can't open the file.
   */
  warning: string;
  note: string;
  totalPrice: number;

  /** All lines of the booking; if the reader can only see their part, their own lines and those lines' total. */
  lines: DiaryLineView[];
  isWhole: boolean;
  can: BookingAbilitiesView;
}

/** A stretch in which a colleague is busy, of which the reader learns no more. */
export class DiaryBusyView extends StretchView {
  staffId: string;
}

export class DiaryHoldView {
  staffId: string;
  startsAt: string;
  endsAt: string;
}

/** A chair, room, basin or device. */
export class DiaryUnitView {
  _id: string;
  title: string;
  poolId: string;

  /** The title of its pool. */
  pool: string;

  /** True if it is out of order. */
  isOut: boolean;

  /** When it is back, ISO 8601 in UTC; null if it is in order, or no one knows. */
  @ApiProperty({ type: String, nullable: true })
  outUntil: string | null;
}

/** A stretch in which a unit is taken, clean-up included. */
export class DiarySeatView extends StretchView {
  unitId: string;

  /** The booking; null for a hold, and for bookings that the reader does not see. */
  @ApiProperty({ type: String, nullable: true })
  bookingId: string | null;
}

/** The diary of some days: working times, bookings, and everything else that keeps people busy. */
export class DeskDiaryView {
  from: string;
  to: string;

  /** IANA name of the salon’s time zone. */
  timeZone: string;
  days: DiaryDayView[];
  people: DiaryStaffView[];

  /** Uncancelled bookings, in the order in which they start. */
  visits: DiaryBookingView[];
  blocks: DiaryBlockView[];

  /** Slots that a client is about to confirm. */
  holds: DiaryHoldView[];

  /**
   * For readers of only their own column: the busy times of the others, without details; adjacent times are merged.
   * Empty for readers of all columns.
   */
  busy: DiaryBusyView[];

  /** Units that are not archived, pool by pool, in the owner's order. */
  units: DiaryUnitView[];

  /** Who has which unit when, by start. */
  seats: DiarySeatView[];
}

const toStretchView = ({ start, end }: Interval<EpochMinute>): StretchView => ({
  startsAt: toIso(start),
  endsAt: toIso(end),
});

export const toDiaryDayView = (day: LocalDate, plan: PlanDay, staffIds: string[]): DiaryDayView => ({
  day,
  open: plan.open.map(toStretchView),
  people: staffIds.map((staffId) => ({
    staffId,
    working: (plan.working.get(staffId) ?? []).map(toStretchView),
  })),
});

export const toDiaryStaffView = ({
  id,
  name,
  role,
  img,
  picture: uploaded,
  active,
}: StaffMember): DiaryStaffView => {
  const picture = uploaded && toPictureView(uploaded);
  return {
    _id: id,
    name,
    role,
    img: picture?.src ?? img,
    picture,
    isActive: active,
  };
};

export const toDiaryBookingView = (
  booking: BookingRecord,
  warning: string,
  actor: CurrentUser,
  moment: SalonMoment,
): DiaryBookingView => {
  const { isWhole, lines, totalPriceCents } = partSeenBy(actor, booking);
  return {
    _id: booking.id,
    reference: booking.reference,
    status: booking.status,
    version: booking.version,
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    client: toClientView(booking, actor, moment.now),
    warning,
    note: booking.note,
    totalPrice: toPrice(totalPriceCents),
    lines: lines.map(toDiaryLineView),
    isWhole,
    can: toAbilitiesView(booking, actor, moment),
  };
};

const toDiaryLineView = (line: BookingLineRecord): DiaryLineView => ({
  _id: line.id,
  serviceId: line.serviceId,
  title: line.title,
  staffId: line.staffId,
  staffName: line.staffName,
  anyStaff: line.anyStaff,
  startsAt: line.startsAt.toISOString(),
  endsAt: line.endsAt.toISOString(),
  bufferEndsAt: minutesAfter(line.endsAt, line.bufferMinutes),
  segments: toSegmentViews(line),
});

function toSegmentViews({ startsAt, segments }: BookingLineRecord): DiarySegmentView[] {
  let offset = 0;
  return segments.map(({ kind, minutes }) => {
    const start = minutesAfter(startsAt, offset);
    offset += minutes;
    return { kind, startsAt: start, endsAt: minutesAfter(startsAt, offset) };
  });
}

export const toDiaryHoldView = ({ staffId, startsAt, endsAt }: UnavailableTime): DiaryHoldView => ({
  staffId,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

export const toDiaryBusyViews = (staffId: string, stretches: Interval<EpochMinute>[]): DiaryBusyView[] =>
  stretches.map((stretch) => ({ staffId, ...toStretchView(stretch) }));

export const toDiaryUnitViews = (
  { id: poolId, title: pool, units }: PlanPool,
  now: EpochMinute,
): DiaryUnitView[] =>
  units.map(({ id, title, isOut, outUntil }) => {
    const isStillOut = isOut && (outUntil ?? Infinity) > now;
    return {
      _id: id,
      title,
      poolId,
      pool,
      isOut: isStillOut,
      outUntil: isStillOut && outUntil !== null ? toIso(epochMinute(outUntil)) : null,
    };
  });

export const toDiarySeatView = (
  { unitId, bookingId, ...stretch }: SeatRow,
  isSeen: (bookingId: string) => boolean,
): DiarySeatView => ({
  unitId,
  bookingId: bookingId !== null && isSeen(bookingId) ? bookingId : null,
  ...toStretchView(stretch),
});

const minutesAfter = (instant: Date, minutes: number): string =>
  new Date(instant.getTime() + minutes * 60_000).toISOString();
