import { Injectable } from '@nestjs/common';
import { BookingsForChangeService } from '../booking-records/bookings-for-change.service.js';
import { assertMayHandTo, linesAtDesk } from '../booking-records/own-column.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { mayAtAll } from '../../common/access/may.js';
import { invalidInput, mayNot, notFound, unauthenticated } from '../../common/problem/common.problems.js';
import { toPrice } from '../../common/money/currency-step.js';
import { type EpochMinute, toIso } from '../../common/time/epoch-minute.js';
import { addDays, daysBetween, type LocalDate } from '../../common/time/local-date.js';
import { ClientLookupService } from '../../people/clients/client-lookup.service.js';
import { localDayOf } from '../../common/time/zone.js';
import type { Reassignment } from '../planning/rebooked-lines.js';
import { type BookingRules, clientRules, deskRules } from '../planning/booking-rules.js';
import type { LineRequest } from '../planning/bookable-lines.js';
import { type FoundTimes, type FreeDay, FreeTimesService } from '../scheduling/free-times.service.js';
import type { Plan } from '../planning/plan.js';
import {
  type Except,
  exceptOf,
  requestForLines,
  requestToMove,
  type ScheduleRequest,
} from '../scheduling/schedule-request.js';
import type {
  DayAvailabilityView,
  DayStartsView,
  DaysAvailabilityView,
  FirstFreeView,
} from './availability.view.js';
import type {
  DayAvailabilityQueryDto,
  DaysAvailabilityQueryDto,
  AvailabilityQueryDto,
} from './dto/availability-query.dto.js';
import { type Sentence, sentence } from '../../common/words/sentence.js';

const MAX_DAYS = 42;

/** Days covered by one step of the search for the first free start. */
const SEARCH_DAYS = 14;

/** An answer whose note is still to be written in the reader's language. */
export type Unsaid<View extends { note: string | null }> = Omit<View, 'note'> & { note: Sentence | null };

/** An answer, and which of its starts differ from the booking's current one. */
interface Found extends FoundTimes {
  isNew: (start: EpochMinute) => boolean;
}

/** Lists the slots of one day or several days, and finds the first free one. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly freeTimes: FreeTimesService,
    private readonly forChange: BookingsForChangeService,
    private readonly people: ClientLookupService,
    private readonly clock: Clock,
  ) {}

  async showDay(
    query: DayAvailabilityQueryDto,
    user: CurrentUser | undefined,
  ): Promise<Unsaid<DayStartsView>> {
    const found = await this.answer(query, user, () => [query.day]);
    const { plan, answers, note, centsAtStarts, staffAtStarts } = found;
    const [answer] = answers;
    if (!answer) throw new Error('A day was asked for and none was answered.');
    return {
      day: answer.day,
      timeZone: plan.salon.timeZone,
      state: answer.state,
      ...toTimes(answer, centsAtStarts),
      // Visitors get no more than which times are free.
      staff:
        query.desk === 'true'
          ? staffAtStarts(answer).map(({ staffIds, endsAt }) => ({ staffIds, endsAt: toIso(endsAt) }))
          : null,
      note,
    };
  }

  async showDays(
    query: DaysAvailabilityQueryDto,
    user: CurrentUser | undefined,
  ): Promise<Unsaid<DaysAvailabilityView>> {
    const count = daysBetween(query.from, query.to) + 1;
    if (count < 1 || count > MAX_DAYS) {
      throw invalidInput([{ pointer: '#/to', detail: sentence('askForDays', { days: MAX_DAYS }) }]);
    }
    const days = Array.from({ length: count }, (_, index) => addDays(query.from, index));
    const { plan, answers, note, isNew } = await this.answer(query, user, () => days);
    const first = answers.flatMap(({ starts }) => starts).find(isNew);
    return {
      timeZone: plan.salon.timeZone,
      days: answers.map(toDayAvailability),
      firstFree: first === undefined ? null : toIso(first),
      note,
    };
  }

  async showFirst(
    query: AvailabilityQueryDto,
    user: CurrentUser | undefined,
  ): Promise<Unsaid<FirstFreeView>> {
    for (let skipped = 0; ; skipped += SEARCH_DAYS) {
      const { plan, answers, note, isNew, centsAtStarts } = await this.answer(query, user, (plan) => {
        const today = this.today(plan);
        return Array.from({ length: SEARCH_DAYS }, (_, index) => addDays(today, skipped + index));
      });
      const answer = answers.find(({ starts }) => starts.some(isNew));
      const startsAt = answer?.starts.find(isNew);
      if (answer && startsAt !== undefined) {
        return { startsAt: toIso(startsAt), day: answer.day, ...toTimes(answer, centsAtStarts), note };
      }
      // This reason holds for every day, so searching further is pointless.
      if (note !== null || skipped + SEARCH_DAYS > plan.salon.horizonDays) {
        return { startsAt: null, day: null, starts: [], prices: null, note };
      }
    }
  }

  private async answer(
    query: AvailabilityQueryDto,
    user: CurrentUser | undefined,
    daysOf: (plan: Plan) => LocalDate[],
  ): Promise<Found> {
    const request = await this.requestOf(query, user);
    // The current time of a booking being moved never counts as the next free one.
    const isNew = (start: EpochMinute) => start !== request.own?.startsAt;
    return { ...(await this.freeTimes.listFreeTimes(request, daysOf)), isNew };
  }

  private async requestOf(
    query: AvailabilityQueryDto,
    user: CurrentUser | undefined,
  ): Promise<ScheduleRequest> {
    if (query.desk === 'true') return this.deskRequestOf(query, user);
    if (query.booking !== undefined) {
      const who = query.staff === 'any' ? { anyone: true } : {};
      return this.requestToMove(query.booking, user, who, clientRules);
    }
    const except = { holdId: query.hold, ...(await this.clientOf(query, user)) };
    return requestForLines(linesOf(query), clientRules, except, extrasOf(query));
  }

  /** The client whose other bookings are in the way: the caller, or someone they look after. */
  private async clientOf(
    { person }: AvailabilityQueryDto,
    user: CurrentUser | undefined,
  ): Promise<Pick<Except, 'clientId' | 'holderId'>> {
    if (person === undefined) return { clientId: user?.id ?? null };
    if (!user) throw unauthenticated();
    return exceptOf(await this.people.getPerson(person, user.id));
  }

  /** Applies the desk's rules, for team members who may book. 401, 403, or 404 for a booking out of their reach. */
  async deskRequestOf(
    query: Omit<AvailabilityQueryDto, 'desk'>,
    user: CurrentUser | undefined,
  ): Promise<ScheduleRequest> {
    if (!user) throw unauthenticated();
    if (!mayAtAll(user, 'bookings')) throw mayNot('bookings');
    if (query.booking !== undefined) {
      const who = query.staff === 'any' ? { anyone: true } : { staffId: query.staff };
      assertMayHandTo(user, who);
      return this.requestToMove(query.booking, user, who, deskRules());
    }
    const except = { holdId: query.hold, clientId: null };
    return requestForLines(linesAtDesk(user, linesOf(query)), deskRules(), except, extrasOf(query));
  }

  /** Desk rules for team members who may move the booking, otherwise its client's. Anyone else gets a 404. */
  private async requestToMove(
    id: string,
    user: CurrentUser | undefined,
    who: Reassignment,
    rules: BookingRules,
  ): Promise<ScheduleRequest> {
    if (!user) throw notFound('booking');
    return requestToMove(await this.forChange.getToRearrange(id, user), who, rules);
  }

  private today(plan: Plan): LocalDate {
    return localDayOf(this.clock.nowMinutes(), plan.salon.timeZone);
  }
}

const extrasOf = ({ addOns }: Pick<AvailabilityQueryDto, 'addOns'>): string[] => addOns?.split(',') ?? [];

const toTimes = (
  answer: FreeDay,
  centsAtStarts: FoundTimes['centsAtStarts'],
): Pick<DayStartsView, 'starts' | 'prices'> => ({
  starts: answer.starts.map(toIso),
  prices: centsAtStarts(answer)?.map(toPrice) ?? null,
});

const toDayAvailability = ({ day, state, starts }: FreeDay): DayAvailabilityView => ({
  day,
  state,
  freeStarts: starts.length,
  firstStartsAt: starts[0] === undefined ? null : toIso(starts[0]),
});

function linesOf({ services, staff }: Pick<AvailabilityQueryDto, 'services' | 'staff'>): LineRequest[] {
  if (services === undefined) {
    throw invalidInput([{ pointer: '#/services', detail: sentence('whichServices') }]);
  }
  const serviceIds = services.split(',');
  const people = (staff ?? 'any').split(',');
  if (people.length !== 1 && people.length !== serviceIds.length) {
    throw invalidInput([{ pointer: '#/staff', detail: sentence('oneOrOneForEach') }]);
  }
  return serviceIds.map((serviceId, index) => {
    const person = people.length === 1 ? people[0] : people[index];
    return { serviceId, staffId: person === undefined || person === 'any' ? null : person, addOnIds: [] };
  });
}
