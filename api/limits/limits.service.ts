import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { ENV, type Env } from '../config/env.js';
import { LimitKeys } from './limit-keys.js';
import { tooManyRequests } from './limits.problems.js';
import { type Figure, type LimitName, limitOf } from './limits.js';
import { mailboxOf } from './mailbox.js';
import { networkOf } from './network.js';
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
    for (const counter of this.countersOf(name, caller)) await this.use(counter, 1);
  }

  /** Uses so much of a limit at once, or throws 429. */
  async use({ key, figure }: Counter, uses: number): Promise<void> {
    const remembered = key.toString('base64');
    const now = this.clock.now();
    const remainingMs = this.exhausted.waitMs(remembered, now);
    if (remainingMs > 0) throw tooManyRequests(remainingMs / 1000);
    const most = this.mostOf(figure);
    const windowMs = figure.perSeconds * 1000;
    const waitMs = await this.spent.use({ key, now, windowMs, costMs: (windowMs / most) * uses });
    if (waitMs <= 0) return;
    this.exhausted.remember(remembered, now, waitMs);
    throw tooManyRequests(waitMs / 1000);
  }

  /** The figure on this server; never zero, which would close a route for good. */
  mostOf(figure: Figure): number {
    return Math.max(1, Math.round(figure.most * this.env.rateLimitScale));
  }

  private countersOf(name: LimitName, { address, userId, email }: Caller): Counter[] {
    const { address: byAddress = [], user = [], mailbox = [], everybody = [] } = limitOf(name);
    const counters = (kind: string, who: string, figures: Figure[]): Counter[] =>
      figures.map((figure) => ({ figure, key: this.keys.of(name, kind, String(figure.perSeconds), who) }));
    return [
      ...counters('address', networkOf(address), byAddress),
      ...(userId === undefined ? [] : counters('user', userId, user)),
      ...(email === undefined ? [] : counters('mailbox', mailboxOf(email), mailbox)),
      ...counters('everybody', '', everybody),
    ];
  }
}
