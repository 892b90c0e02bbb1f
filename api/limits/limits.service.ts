import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { ENV, type Env } from '../config/env.js';
import { LimitKeys } from './limit-keys.js';
import { tooManyRequests } from './limits.problems.js';
import { type Figure, type LimitName, limitOf } from './limits.js';
import { mailboxOf } from './mailbox.js';
import { networkOf, widerNetworkOf } from './network.js';
import { ExhaustedLimits } from './exhausted-limits.js';
import { SpentLimitsRepository } from './spent-limits.repository.js';

/** Who is calling, as far as it is known. */
export interface Caller {
  address: string | undefined;
  userId?: string | undefined;
  email?: string | undefined;
}

interface Counter {
  key: Buffer;
  figure: Figure;
}

/** Counts what callers do, over all copies of the app. A database that does not answer refuses them. */
@Injectable()
export class LimitsService {
  private readonly exhausted = new ExhaustedLimits();

  constructor(
    private readonly spent: SpentLimitsRepository,
    private readonly keys: LimitKeys,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Counts once, or throws 429. The caller's address comes first and everybody together last, and counting stops at the
   * first limit that is used up: a caller who is rejected cannot use up what all share.
   */
  async count(name: LimitName, caller: Caller): Promise<void> {
    for (const counter of this.ownCountersOf(name, caller)) await this.use(counter, 1);
    for (const figure of limitOf(name).everybody ?? []) await this.useShared(name, figure, caller);
  }

  /** Uses so much of a limit at once, or throws 429. */
  async use(counter: Counter, uses: number): Promise<void> {
    const waitMs = await this.tryToUse(counter, uses);
    if (waitMs > 0) throw tooManyRequests(waitMs / 1000);
  }

  /** What all share, or the reserve: as much again, of which each wider network has one use. */
  private async useShared(name: LimitName, figure: Figure, { address }: Caller): Promise<void> {
    const of = (kind: string, who: string, most = figure.most): Counter => ({
      figure: { ...figure, most },
      key: this.keys.of(name, kind, String(figure.perSeconds), who),
    });
    const waitMs = await this.tryToUse(of('everybody', ''), 1);
    if (waitMs <= 0) return;
    const wider = of('reserve', widerNetworkOf(address), 1 / this.env.rateLimitScale);
    for (const counter of [wider, of('reserve', '')]) {
      if ((await this.tryToUse(counter, 1)) > 0) throw tooManyRequests(waitMs / 1000);
    }
  }

  /** The milliseconds to wait; 0 when it was used. */
  private async tryToUse({ key, figure }: Counter, uses: number): Promise<number> {
    const remembered = key.toString('base64');
    const now = this.clock.now();
    const remainingMs = this.exhausted.waitMs(remembered, now);
    if (remainingMs > 0) return remainingMs;
    const most = this.mostOf(figure);
    const windowMs = figure.perSeconds * 1000;
    const waitMs = await this.spent.use({ key, now, windowMs, costMs: (windowMs / most) * uses });
    if (waitMs > 0) this.exhausted.remember(remembered, now, waitMs);
    return waitMs;
  }

  /** The figure on this server; never zero, which would close a route for good. */
  mostOf(figure: Figure): number {
    return Math.max(1, Math.round(figure.most * this.env.rateLimitScale));
  }

  private ownCountersOf(name: LimitName, { address, userId, email }: Caller): Counter[] {
    const { address: byAddress = [], user = [], mailbox = [] } = limitOf(name);
    const counters = (kind: string, who: string, figures: Figure[]): Counter[] =>
      figures.map((figure) => ({ figure, key: this.keys.of(name, kind, String(figure.perSeconds), who) }));
    return [
      ...counters('address', networkOf(address), byAddress),
      ...(userId === undefined ? [] : counters('user', userId, user)),
      ...(email === undefined ? [] : counters('mailbox', mailboxOf(email), mailbox)),
    ];
  }
}
