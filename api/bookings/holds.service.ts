import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/problem/common.problems.js';
import { networkOf } from '../limits/network.js';
import { tooManyHolds } from './bookings.problems.js';
import type { HoldTimeDto } from './dto/hold-time.dto.js';
import type { HeldVisitView, HoldView } from './hold.view.js';
import { holderOf, HoldsRepository } from './holds.repository.js';
import { Reservations } from './reservations.service.js';
import { lineRequestsOf } from './visit-draft.js';
import { VisitQuestions } from './visit-questions.js';
import { toVisitView } from './visit.view.js';

const HOLD_MINUTES = 10;

/** However often it is extended: nobody may keep a chair all day without booking it. */
const MOST_MINUTES = 60;

/** One flow keeps one time; a second may be open in another tab. Several visitors can share one address. */
const MOST_HOLDS_OF_USER = 2;
const MOST_HOLDS_OF_ADDRESS = 12;

/** Times kept for ten minutes while somebody confirms. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly holds: HoldsRepository,
    private readonly reservations: Reservations,
    private readonly questions: VisitQuestions,
    private readonly clock: Clock,
  ) {}

  async holdTime(body: HoldTimeDto, user: CurrentUser | undefined, address: string): Promise<HeldVisitView> {
    const asked = this.questions.ofLines(lineRequestsOf(body.lines), user, { holdId: body.holdId });
    const holder = user ? holderOf(user.id) : `address:${digest(networkOf(address))}`;
    const most = user ? MOST_HOLDS_OF_USER : MOST_HOLDS_OF_ADDRESS;

    return this.reservations.attempt(asked, new Date(body.startsAt), async ({ within, reserve }) => {
      const now = this.clock.now();
      if (body.holdId) await this.holds.replace(body.holdId, within);
      if ((await this.holds.countLive(holder, now, within)) >= most) throw tooManyHolds();
      const hold = { id: body.holdId ?? randomUUID(), holder, createdAt: now, expiresAt: this.expiry() };
      const { plan, lines } = await reserve({ kind: 'hold', holdId: hold.id, expiresAt: hold.expiresAt });
      await this.holds.add(hold, within);
      return { _id: hold.id, expiresAt: hold.expiresAt.toISOString(), visit: toVisitView(lines, plan) };
    });
  }

  async extendHold(id: string): Promise<HoldView> {
    const expiresAt = this.expiry();
    const now = this.clock.now();
    const madeAfter = new Date(now.getTime() - MOST_MINUTES * 60_000);
    const extended = await this.holds.extend(id, { expiresAt, now, madeAfter });
    if (!extended) throw notFound('hold');
    return { _id: id, expiresAt: expiresAt.toISOString() };
  }

  releaseHold(id: string): Promise<void> {
    return this.holds.remove(id);
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + HOLD_MINUTES * 60_000);
  }
}

/** The address itself is nobody's business; that it is the same one is enough. */
const digest = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22);
