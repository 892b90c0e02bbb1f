import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { noSuchClient } from '../clients/clients.problems.js';
import { forbidden, invalidInput, notFound, unauthenticated } from '../common/problem/common.problems.js';
import type { Problem } from '../common/problem/problem.js';
import type { Interval } from '../common/time/interval.js';
import type { BookingRecord } from './booking.entity.js';
import { maySee } from './booking.policy.js';
import { type BookingRules, clientRules, offersToDesk } from './booking-rules.js';
import { BookingsRepository } from './bookings.repository.js';
import type { AskVisitDto } from './dto/ask-availability.dto.js';
import type { Plan } from './plan.js';
import {
  type DraftLine,
  draftOf,
  draftOfBooking,
  type LineRequest,
  type Reassignment,
  type Refusal,
  resizedDraftOf,
  type Resizing,
  withExtras,
} from './visit-draft.js';

/** A visit somebody wants a time for, by which rules, and what must not count against her. */
export interface AskedVisit {
  draft: (plan: Plan) => DraftLine[] | Refusal;
  rules: BookingRules;
  except: { holdId?: string | undefined; bookingId?: string | undefined };
  clientBusyWithin: (bounds: Interval) => Promise<Interval[]>;
  /** What is answered when the client whose visit it is left while it was booked. */
  clientIsGone: () => Problem;
}

/** Turns what a request says into a visit that a time can be looked for. */
@Injectable()
export class VisitQuestions {
  constructor(private readonly bookings: BookingsRepository) {}

  async understand(ask: AskVisitDto, user: CurrentUser | undefined): Promise<AskedVisit> {
    const isDesk = ask.desk === 'true';
    if (isDesk && user?.role !== 'admin') throw user ? forbidden() : unauthenticated();
    if (ask.booking === undefined) {
      const addOnIds = ask.addOns?.toLowerCase().split(',') ?? [];
      const lines = linesOf(ask);
      const asked: AskedVisit = {
        ...this.ofLines(lines, user, { holdId: ask.hold }),
        draft: (plan) => draftOf(withExtras(lines, addOnIds, plan), plan),
      };
      return isDesk ? { ...asked, rules: offersToDesk } : asked;
    }
    const booking = await this.bookings.find(ask.booking);
    if (!booking || !maySee(user, booking)) throw notFound('booking');
    const who = ask.staff === 'any' ? { anyone: true } : { staffId: isDesk ? ask.staff : undefined };
    return this.ofBooking(() => booking, who, isDesk ? offersToDesk : clientRules);
  }

  ofLines(lines: LineRequest[], user: CurrentUser | undefined, except: AskedVisit['except']): AskedVisit {
    return {
      draft: (plan) => draftOf(lines, plan),
      rules: clientRules,
      except,
      clientBusyWithin: async (bounds) =>
        user && user.role !== 'admin' ? this.bookings.clientBusyWithin(user.id, bounds) : [],
      clientIsGone: unauthenticated,
    };
  }

  /** For a client whom the desk books for; who she is may turn out only while it does. */
  atDesk(lines: LineRequest[], rules: BookingRules, clientId: () => string | null): AskedVisit {
    return {
      draft: (plan) => draftOf(lines, plan),
      rules,
      except: {},
      clientBusyWithin: (bounds) => this.busyOf(clientId(), bounds),
      clientIsGone: noSuchClient,
    };
  }

  /** The booking as it stands at the moment a time is looked for; somebody may change it while that is awaited. */
  ofBooking(booking: () => BookingRecord, who: Reassignment, rules: BookingRules): AskedVisit {
    return this.again(booking(), rules, (plan) => draftOfBooking(booking(), plan, who));
  }

  ofResizing(booking: BookingRecord, resizing: Resizing, rules: BookingRules): AskedVisit {
    return this.again(booking, rules, (plan) => resizedDraftOf(booking, plan, resizing));
  }

  private again(
    { id, clientId }: BookingRecord,
    rules: BookingRules,
    draft: AskedVisit['draft'],
  ): AskedVisit {
    return {
      draft,
      rules,
      except: { bookingId: id },
      clientBusyWithin: (bounds) => this.busyOf(clientId, bounds, id),
      clientIsGone: unauthenticated,
    };
  }

  private async busyOf(clientId: string | null, bounds: Interval, exceptId?: string): Promise<Interval[]> {
    return clientId === null ? [] : this.bookings.clientBusyWithin(clientId, bounds, exceptId);
  }
}

function linesOf({ services, staff }: AskVisitDto): LineRequest[] {
  if (services === undefined) {
    throw invalidInput([{ pointer: '#/services', detail: 'Please say which services the visit is for.' }]);
  }
  const serviceIds = services.toLowerCase().split(',');
  const people = (staff ?? 'any').toLowerCase().split(',');
  if (people.length !== 1 && people.length !== serviceIds.length) {
    throw invalidInput([{ pointer: '#/staff', detail: 'Please name one person, or one for each service.' }]);
  }
  return serviceIds.map((serviceId, index) => {
    const person = people.length === 1 ? people[0] : people[index];
    return { serviceId, staffId: person === undefined || person === 'any' ? null : person, addOnIds: [] };
  });
}
