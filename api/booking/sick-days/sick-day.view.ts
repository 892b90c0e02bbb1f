import { ApiProperty } from '@nestjs/swagger';
import { ClientContactView } from '../booking-records/client-news.view.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import type { LetterAboutChange } from '../../mail/letters/letter-about-change.js';
import type { SickDayChange } from './sick-day-change.entity.js';

const outcomes = ['hand-over', 'move', 'cancel'] as const;
type Outcome = (typeof outcomes)[number];

const letterStates = ['none', 'waiting', 'sent', 'failed'] as const;
type LetterState = (typeof letterStates)[number];

export class LineTakenOverView {
  lineId: string;
  staffId: string;
  name: string;
}

/** Something that can become of a booking. Proposals for several bookings fit together. */
export class ProposalView {
  /** The same time with colleagues, another time, or neither. */
  @ApiProperty({ enum: outcomes })
  what: Outcome;

  /** The new start, ISO 8601 in UTC; null if it is cancelled. */
  @ApiProperty({ type: String, nullable: true })
  startsAt: string | null;

  /** The names of those who would take over the lines of the sick team member; empty if it is cancelled. */
  @ApiProperty({ type: [LineTakenOverView] })
  people: LineTakenOverView[];
}

/** State of a booking. */
export class RearrangedView {
  @ApiProperty({ enum: outcomes })
  what: Outcome;

  /** The current start, ISO 8601 in UTC; for a cancelled booking, its last start. */
  startsAt: string;

  /** The names of those who have taken over from the sick team member. */
  people: string[];

  /** The state of the email to the client: `none` without a mail server or an address. */
  @ApiProperty({ enum: letterStates })
  letter: LetterState;

  /** The time it was or will be sent, ISO 8601 in UTC; null without one. */
  @ApiProperty({ type: String, nullable: true })
  letterAt: string | null;

  /** The time at which the client was marked as called; null until then. */
  @ApiProperty({ type: String, nullable: true })
  calledAt: string | null;

  /** True while it can be undone: nothing has changed since, and no email has left. */
  canUndo: boolean;
}

/** A booking in the way, or one that was. */
export class SickDayVisitView {
  _id: string;
  reference: string;
  version: number;

  /** The client's contact details. */
  client: ClientContactView;

  /** The original start, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;

  /** The services of the sick team member. */
  titles: string[];

  /** The names of those who do the rest of the booking. */
  others: string[];

  /** The proposal; null once it is done. */
  @ApiProperty({ type: ProposalView, nullable: true })
  proposal: ProposalView | null;

  /** The alternatives, best first. */
  @ApiProperty({ type: [ProposalView] })
  choices: ProposalView[];

  /** The end of the hold on the proposal while the client is being called, ISO 8601 in UTC; null without one. */
  @ApiProperty({ type: String, nullable: true })
  heldUntil: string | null;

  /** The result; null until it is done. */
  @ApiProperty({ type: RearrangedView, nullable: true })
  done: RearrangedView | null;
}

export class SickDayView {
  /** The team member. */
  staffId: string;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;

  /** True if their time off covers all of it, so that they can't be booked. */
  isAway: boolean;

  /** True if the salon sends emails. */
  sendsEmail: boolean;

  /** The number of bookings that are left unchanged: the client has arrived, or the booking has begun or is over. */
  leftAlone: number;

  /** True if the reader can change the bookings. */
  canChange: boolean;

  /** By their original start. */
  @ApiProperty({ type: [SickDayVisitView] })
  visits: SickDayVisitView[];
}

/** The end of a hold. */
export class OfferHeldView {
  /** Instant, ISO 8601 in UTC. */
  heldUntil: string;
}

interface DoneVisit {
  booking: BookingRecord;
  change: SickDayChange;
  client: ClientContactView;
  letter: LetterAboutChange | undefined;
  now: Date;
}

export function toDoneVisitView({ booking, change, client, letter, now }: DoneVisit): SickDayVisitView {
  const { before, staffId } = change;
  const away = new Set(before.lines.filter((line) => line.staffId === staffId).map(({ id }) => id));
  const mine = booking.lines.filter(({ id }) => away.has(id));
  const hasLeft = letter !== undefined && (letter.state === 'sent' || letter.at <= now);
  return {
    _id: booking.id,
    reference: booking.reference,
    version: booking.version,
    client,
    startsAt: before.startsAt,
    endsAt: before.endsAt,
    titles: mine.map(({ title }) => title),
    others: namesOf(booking.lines.filter(({ id }) => !away.has(id))),
    proposal: null,
    choices: [],
    heldUntil: null,
    done: {
      what: change.what,
      startsAt: booking.startsAt.toISOString(),
      people: namesOf(mine),
      letter: letter?.state ?? 'none',
      letterAt: letter?.at.toISOString() ?? null,
      calledAt: change.calledAt?.toISOString() ?? null,
      canUndo: booking.version === change.version && change.wasAt > now && !hasLeft,
    },
  };
}

export const namesOf = (lines: { staffName: string }[]): string[] => [
  ...new Set(lines.map(({ staffName }) => staffName)),
];
