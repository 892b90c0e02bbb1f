import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { invalidInput, notFound } from '../common/problem/common.problems.js';
import type { Interval } from '../common/time/interval.js';
import type { BookingRecord } from './booking.entity.js';
import { maySee } from './booking.policy.js';
import { BookingsRepository } from './bookings.repository.js';
import type { AskVisitDto } from './dto/ask-availability.dto.js';
import type { Plan } from './plan.js';
import { type DraftLine, draftOf, draftOfBooking, type LineRequest, type Refusal } from './visit-draft.js';

/** A visit somebody wants a time for, and what must not count against her. */
export interface AskedVisit {
  draft: (plan: Plan) => DraftLine[] | Refusal;
  except: { holdId?: string | undefined; bookingId?: string | undefined };
  clientBusyWithin: (bounds: Interval) => Promise<Interval[]>;
}

/** Turns what a request says into a visit that a time can be looked for. */
@Injectable()
export class VisitQuestions {
  constructor(private readonly bookings: BookingsRepository) {}

  async understand(ask: AskVisitDto, user: CurrentUser | undefined): Promise<AskedVisit> {
    if (ask.booking === undefined) return this.ofLines(linesOf(ask), user, { holdId: ask.hold });
    const booking = await this.bookings.find(ask.booking);
    if (!booking || !maySee(user, booking)) throw notFound('booking');
    return this.ofBooking(booking, ask.staff === 'any');
  }

  ofLines(lines: LineRequest[], user: CurrentUser | undefined, except: AskedVisit['except']): AskedVisit {
    return {
      draft: (plan) => draftOf(lines, plan),
      except,
      clientBusyWithin: async (bounds) =>
        user && user.role !== 'admin' ? this.bookings.clientBusyWithin(user.id, bounds) : [],
    };
  }

  ofBooking(booking: BookingRecord, anyone: boolean): AskedVisit {
    const { id, clientId } = booking;
    return {
      draft: (plan) => draftOfBooking(booking, plan, anyone),
      except: { bookingId: id },
      clientBusyWithin: async (bounds) =>
        clientId === null ? [] : this.bookings.clientBusyWithin(clientId, bounds, id),
    };
  }
}

function linesOf({ services, staff, addOns }: AskVisitDto): LineRequest[] {
  if (services === undefined) {
    throw invalidInput([{ pointer: '#/services', detail: 'Please say which services the visit is for.' }]);
  }
  const serviceIds = services.toLowerCase().split(',');
  const people = (staff ?? 'any').toLowerCase().split(',');
  if (people.length !== 1 && people.length !== serviceIds.length) {
    throw invalidInput([{ pointer: '#/staff', detail: 'Please name one person, or one for each service.' }]);
  }
  const addOnIds = addOns?.toLowerCase().split(',') ?? [];
  return serviceIds.map((serviceId, index) => {
    const person = people.length === 1 ? people[0] : people[index];
    return { serviceId, staffId: person === undefined || person === 'any' ? null : person, addOnIds };
  });
}
