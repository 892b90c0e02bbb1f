import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { pageOf } from '../../common/page/page.js';
import { notFound } from '../../common/problem/common.problems.js';
import { dateOf } from '../../common/time/epoch-minute.js';
import { lockKeys } from '../../database/lock-keys.js';
import { violates } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import { PlanService } from '../planning/plan.service.js';
import type {
  AddTimeOffDto,
  AnswerTimeOffDto,
  ListPastTimeOffDto,
  ListTimeOffDto,
  PreviewTimeOffDto,
} from './dto/time-off.dto.js';
import { StretchesService } from './stretches.service.js';
import type { TimeOffRequest } from './time-off-request.entity.js';
import { TimeOffRequestEmailsService } from './time-off-request-emails.service.js';
import { TimeOffRequestsRepository } from './time-off-requests.repository.js';
import {
  alreadyAnswered,
  alreadyAsked,
  alreadyAway,
  ownTimeOffOnly,
  timeIsOver,
  tooLateToGrant,
  tooManyRequests,
} from './time-off.problems.js';
import { TimeOffService } from './time-off.service.js';
import {
  type AddedTimeOffView,
  mayAnswer,
  type OwnTimeOffRequestView,
  type TimeOffPreviewView,
  type TimeOffPageView,
  type TimeOffView,
  toOwnTimeOffRequestView,
  toTimeOffRequestView,
} from './time-off.view.js';
import { ReadTimeOffService } from './read-time-off.service.js';

/** The most pending requests: enough for a year's holidays, and few enough to read. */
const MAX_PENDING = 10;

const lastHundred = { page: 1, pageSize: 100 };

/**
 * Requests for time off by stylists, answered by an admin. Nothing is blocked and no booking changes before that.
 * Granted requests become ordinary time off.
 */
@Injectable()
export class TimeOffRequestsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: TimeOffRequestsRepository,
    private readonly timeOff: TimeOffService,
    private readonly read: ReadTimeOffService,
    private readonly stretches: StretchesService,
    private readonly emails: TimeOffRequestEmailsService,
    private readonly plans: PlanService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Time off, and requests for the future. */
  async listTimeOff(
    { staff, when = 'upcoming' }: ListTimeOffDto,
    actor: CurrentUser,
  ): Promise<TimeOffView[]> {
    const isForAll = mayForAll(actor, 'time-off');
    if (!isForAll && (actor.staffId === null || (staff ?? actor.staffId) !== actor.staffId)) return [];
    const staffId = isForAll ? staff : (actor.staffId ?? undefined);
    if (when === 'past') return (await this.read.listPastTimeOff(staffId, lastHundred, actor)).items;
    const granted = await this.read.listTimeOff(staffId, actor);
    const askedBy = isForAll ? undefined : actor.id;
    const requests = await this.requests.listCurrent({ staffId, askedBy, now: this.clock.now() });
    const zone = (await this.plans.latestKnown()).salon.timeZone;
    const inTheWay = await this.read.listInTheWay(requests.filter((request) => mayAnswer(request, actor)));
    const asked = requests.map((request) =>
      toTimeOffRequestView(request, zone, actor, inTheWay.get(request.id) ?? null),
    );
    return [...granted, ...asked].sort(
      (one, other) => one.startsAt.localeCompare(other.startsAt) || one._id.localeCompare(other._id),
    );
  }

  async listPastTimeOff(query: ListPastTimeOffDto, actor: CurrentUser): Promise<TimeOffPageView> {
    const page = pageOf(query);
    const isForAll = mayForAll(actor, 'time-off');
    const asked = query.staff ?? (isForAll ? undefined : actor.staffId);
    if (!isForAll && (actor.staffId === null || asked !== actor.staffId))
      return { items: [], total: 0, ...page };
    return this.read.listPastTimeOff(asked ?? undefined, page, actor);
  }

  /** For those who give time off. People asking for their own leave the affected bookings to them. */
  previewTimeOff(body: PreviewTimeOffDto, actor: CurrentUser): Promise<TimeOffPreviewView> {
    if (!mayForAll(actor, 'time-off')) throw ownTimeOffOnly();
    return this.read.previewTimeOff(body, actor);
  }

  /** Adds time off, or a request for it if the caller may not give it themselves. */
  addTimeOff(body: AddTimeOffDto, actor: CurrentUser): Promise<AddedTimeOffView> {
    return mayForAll(actor, 'time-off') ? this.timeOff.addTimeOff(body, actor) : this.ask(body, actor);
  }

  /** Deletes time off, or the caller's own request. Someone else's is a 404. */
  deleteTimeOff(id: string, actor: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (await this.timeOff.deleteTimeOff(id, actor, tx)) return;
      const request = await this.requests.findForChange(id, tx);
      if (!request || request.askedBy !== actor.id || request.state === 'granted') throw notFound('timeOff');
      await this.requests.remove(id, tx);
      await this.record('time-off.withdrawn', request, actor, tx);
    });
  }

  /** Answers a request as an admin. Affected bookings are decided as for all time off. */
  answerTimeOff(
    id: string,
    { accept, answer = '', visits = [], message = '' }: AnswerTimeOffDto,
    actor: CurrentUser,
  ): Promise<AddedTimeOffView> {
    return this.timeOff.writeTimeOff(async (tx) => {
      const request = await this.requests.findForChange(id, tx);
      if (!request) throw notFound('timeOff');
      if (request.state !== 'pending') throw alreadyAnswered();
      const now = this.clock.now();
      if (accept && request.endsAt <= now) throw tooLateToGrant();
      const state = accept ? ('granted' as const) : ('declined' as const);
      const answered: TimeOffRequest = { ...request, state, answeredAt: now, answer };
      await this.requests.answer(answered, tx);
      const zone = (await this.plans.latestKnownIn(tx)).salon.timeZone;
      await this.emails.emailAnswer(answered, zone, tx);
      if (accept) {
        const stretch = await this.stretches.resolveAgain(request, tx);
        return this.timeOff.grant(stretch, { reason: request.reason, visits, message }, actor, tx);
      }
      await this.record('time-off.declined', request, actor, tx);
      return { ...toTimeOffRequestView(answered, zone, actor), news: noNews };
    });
  }

  /** The number of pending requests on the team. */
  countPending(): Promise<number> {
    return this.requests.countPending(this.clock.now());
  }

  /** All requests of one account, for its own data. */
  async listOwnRequests(userId: string): Promise<OwnTimeOffRequestView[]> {
    return (await this.requests.listOf(userId)).map(toOwnTimeOffRequestView);
  }

  private async ask(body: AddTimeOffDto, actor: CurrentUser): Promise<AddedTimeOffView> {
    if (body.staffId !== actor.staffId) throw ownTimeOffOnly();
    try {
      return await this.transactions.run((tx) => this.askIn(body, actor, tx));
    } catch (error) {
      if (violates(error, 'time_off_requests_never_overlap')) throw alreadyAsked();
      throw error;
    }
  }

  /** Asks for the caller's own time off in their transaction. */
  async askIn(body: AddTimeOffDto, actor: CurrentUser, tx: EntityManager): Promise<AddedTimeOffView> {
    const now = this.clock.now();
    const stretch = await this.stretches.resolve(body, tx);
    const { staffId, during, plan } = stretch;
    const [startsAt, endsAt] = [dateOf(during.start), dateOf(during.end)];
    if (endsAt <= now) throw timeIsOver();
    await lockKeys([`time off asked for by ${actor.id}`], tx);
    if (await this.read.isAway(stretch, tx)) throw alreadyAway();
    if ((await this.requests.countPending(now, { askedBy: actor.id }, tx)) >= MAX_PENDING)
      throw tooManyRequests();
    const request = await this.requests.addRequest(
      {
        ...{ staffId, askedBy: actor.id, startsAt, endsAt, reason: body.reason ?? '' },
        ...{ state: 'pending', askedAt: now, answeredAt: null, answer: '' },
      },
      tx,
    );
    const zone = plan.salon.timeZone;
    await this.emails.emailAdmins(request, plan.members.get(staffId)?.name ?? '', zone, tx);
    await this.record('time-off.asked', request, actor, tx);
    return { ...toTimeOffRequestView(request, zone, actor), news: noNews };
  }

  private record(
    action: 'time-off.asked' | 'time-off.withdrawn' | 'time-off.declined',
    { id, staffId }: TimeOffRequest,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<void> {
    const object = { type: 'time-off', id };
    return this.audit.record({ actor, action, object, detail: { staff: staffId } }, tx);
  }
}

/** A request touches no booking. */
const noNews = { emails: 0, toCall: [] };
