import { Injectable } from '@nestjs/common';
import { noSuchClient } from '../../people/clients/clients.problems.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { notFound, unauthenticated } from '../../common/problem/common.problems.js';
import type { Problem } from '../../common/problem/problem.js';
import { type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { Statement } from '../../database/statement.js';
import { violates } from '../../database/pg-errors.js';
import { type BookingRules, clientRules, colleagueRules } from '../planning/booking-rules.js';
import { draftOf, type LineRequest } from '../planning/draft.js';
import type { Plan } from '../planning/plan.js';
import type { ScheduleRequest } from '../scheduling/schedule-request.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { draftOfBooking, type Reassignment, resizedDraftOf, type Resizing } from './booking-draft.js';
import { type Colleagues, draftForColleagues } from './draft-for-colleagues.js';
import { clientBusy, serviceGone } from '../booking-records/bookings.problems.js';
import { BookingsForChangeService } from '../booking-records/bookings-for-change.service.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';

/** Turns what somebody asks for into a request to scheduling. */
@Injectable()
export class BookingRequestsService {
  constructor(
    private readonly bookings: ReadBookingsService,
    private readonly forChange: BookingsForChangeService,
  ) {}

  /** For a client, or for a visitor who has not logged in yet. Somebody of the team books for themselves like any client. */
  forClient(
    lines: LineRequest[],
    user: CurrentUser | undefined,
    except: ScheduleRequest['except'],
  ): ScheduleRequest {
    return {
      draft: (plan) => draftOf(lines, plan),
      rules: clientRules,
      except: { ...except, clientId: user?.id },
      clientBusyWithin: (bounds) => this.busyOf(user?.id ?? null, bounds),
      problemOf: (error) => problemOf(error, unauthenticated),
    };
  }

  /** For a client the desk books for; who they are may only become known along the way. */
  atDesk(lines: LineRequest[], rules: BookingRules, clientId: () => string | null): ScheduleRequest {
    return {
      draft: (plan) => draftOf(lines, plan),
      rules,
      except: {
        get clientId() {
          return clientId();
        },
      },
      clientBusyWithin: (bounds) => this.busyOf(clientId(), bounds),
      problemOf: (error) => problemOf(error, noSuchClient),
    };
  }

  /**
   * Takes the booking as a function, because somebody may change it before the slot is looked for. Those that move along
   * leave their times, too, so the client is free then.
   */
  toMove(
    booking: () => BookingRecord,
    who: Reassignment,
    rules: BookingRules,
    movingAlong: string[] = [],
  ): ScheduleRequest {
    const draft = (plan: Plan) => draftOfBooking(booking(), plan, who);
    const again = this.again(booking(), rules, draft, movingAlong);
    const isOffered = who.anyone === true || who.staffId !== undefined || who.minutes !== undefined;
    return { ...again, own: { startsAt: minuteOf(booking().startsAt), isOffered } };
  }

  /** At the desk for those of the team who may move it; otherwise for its client. Everybody else's is not found. */
  async toMoveById(
    id: string,
    user: CurrentUser | undefined,
    who: Reassignment,
    rules: BookingRules,
  ): Promise<ScheduleRequest> {
    if (!user) throw notFound('booking');
    const booking = await this.forChange.getToRearrange(id, user);
    return this.toMove(() => booking, who, rules);
  }

  /** For the desk that finds colleagues for a part of the booking. It stays where it is if that is its start. */
  forColleagues(booking: () => BookingRecord, asked: Colleagues): ScheduleRequest {
    return this.again(booking(), colleagueRules, (plan) => draftForColleagues(booking(), plan, asked));
  }

  toResize(booking: BookingRecord, resizing: Resizing, rules: BookingRules): ScheduleRequest {
    return this.again(booking, rules, (plan) => resizedDraftOf(booking, plan, resizing));
  }

  /** For what a booking should have been; whose it is then may only become known along the way. */
  toCorrect(
    { id }: BookingRecord,
    draft: ScheduleRequest['draft'],
    rules: BookingRules,
    clientId: () => string | null,
    movingAlong: string[] = [],
  ): ScheduleRequest {
    return {
      draft,
      rules,
      except: {
        bookingId: id,
        get clientId() {
          return clientId();
        },
      },
      clientBusyWithin: (bounds) => this.busyOf(clientId(), bounds, [id, ...movingAlong]),
      problemOf: (error) => problemOf(error, noSuchClient),
    };
  }

  private again(
    booking: BookingRecord,
    rules: BookingRules,
    draft: ScheduleRequest['draft'],
    movingAlong?: string[],
  ): ScheduleRequest {
    const request = this.toCorrect(booking, draft, rules, () => booking.clientId, movingAlong);
    return { ...request, problemOf: (error) => problemOf(error, unauthenticated) };
  }

  private busyOf(
    clientId: string | null,
    bounds: Interval<EpochMinute>,
    exceptIds: string[] = [],
  ): Statement | null {
    return clientId === null ? null : this.bookings.busyOfClient(clientId, bounds, exceptIds);
  }
}

/** A booking and its emails are written at once, and any of them may be the first to miss the client. */
const OF_CLIENT = ['bookings_of_client', 'bookings_of_card', 'outbox_of_user'];

/** What changed while the booking was being written; null for what nobody expects. */
export function problemOf(error: unknown, clientIsGone: () => Problem): Problem | null {
  if (violates(error, 'bookings_client_in_one_chair')) return clientBusy();
  if (OF_CLIENT.some((constraint) => violates(error, constraint))) return clientIsGone();
  return violates(error, 'booking_lines_of_service') ? serviceGone() : null;
}
