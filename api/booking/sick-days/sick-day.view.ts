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

  /** When it would start, ISO 8601 in UTC; null when it is cancelled. */
  @ApiProperty({ type: String, nullable: true })
  startsAt: string | null;

  /** Who would do the lines of whoever is ill; empty when it is cancelled. */
  @ApiProperty({ type: [LineTakenOverView] })
  people: LineTakenOverView[];
}

/** What has become of a booking. */
export class RearrangedView {
  @ApiProperty({ enum: outcomes })
  what: Outcome;

  /** When it starts now, ISO 8601 in UTC; of one that was cancelled, when it would have. */
  startsAt: string;

  /** Who does now what whoever is ill was to do, by name. */
  people: string[];

  /** What becomes of the email that tells the client: `none` without a mail server or an address. */
  @ApiProperty({ enum: letterStates })
  letter: LetterState;

  /** When it was sent, or will be, ISO 8601 in UTC; null without one. */
  @ApiProperty({ type: String, nullable: true })
  letterAt: string | null;

  /** When somebody ticked that they have called the client; null until then. */
  @ApiProperty({ type: String, nullable: true })
  calledAt: string | null;

  /** Whether it may still be undone: nothing has changed since, and no email has left. */
  canUndo: boolean;
}

/** A booking in the way, or one that was. */
export class SickDayVisitView {
  _id: string;
  reference: string;
  version: number;

  /** How to reach the client. */
  client: ClientContactView;

  /** When it was to start before anything was changed, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;

  /** The services of whoever is ill. */
  titles: string[];

  /** Who does the rest of the booking, by name. */
  others: string[];

  /** What is proposed; null once it is done. */
  @ApiProperty({ type: ProposalView, nullable: true })
  proposal: ProposalView | null;

  /** What else there is, best first. */
  @ApiProperty({ type: [ProposalView] })
  choices: ProposalView[];

  /** Until when the proposal is held while the client is called, ISO 8601 in UTC; null when it is not. */
  @ApiProperty({ type: String, nullable: true })
  heldUntil: string | null;

  /** What was done; null until then. */
  @ApiProperty({ type: RearrangedView, nullable: true })
  done: RearrangedView | null;
}

export class SickDayView {
  /** Whose. */
  staffId: string;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;

  /** Whether they have time off for all of it, so that nobody can book them. */
  isAway: boolean;

  /** Whether the salon sends emails at all. */
  sendsEmail: boolean;

  /** How many bookings in this time are left alone: the client has arrived, or it has begun or is over. */
  leftAlone: number;

  /** Whether the reader may change the bookings. */
  canChange: boolean;

  /** In the order in which they were to start. */
  @ApiProperty({ type: [SickDayVisitView] })
  visits: SickDayVisitView[];
}

/** How long a time is held. */
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
