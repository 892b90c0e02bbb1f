import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { LimitKeys } from './limit-keys.js';
import { tooManyRequests } from './limits.problems.js';
import { type Figure, type LimitName, limitOf } from './limits.js';
import { mailboxOf } from './mailbox.js';
import { networkOf, widerNetworkOf } from './network.js';
import { ExhaustedLimits } from './exhausted-limits.js';
import { type Question, SpentLimitsRepository, type Use } from './spent-limits.repository.js';

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

const rememberedBy = (key: Buffer): string => key.toString('base64');

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
    await this.countWith(name, caller, (counters) => this.tryToUse(counters, 1));
  }

  /**
   * The same for somebody who is asked for in the same step, by a statement that gives one row or none: nobody is counted
   * whom it does not know, and the answer is null. Not for limits that count by what only the answer says.
   */
  async countAs<Who extends object>(
    name: LimitName,
    caller: Caller & { userId: string },
    asking: Question,
  ): Promise<Who | null> {
    let who: Who | null = null;
    await this.countWith(name, caller, async (counters) => {
      if (who) return this.tryToUse(counters, 1);
      return this.tryToUse(counters, 1, async (uses) => {
        const found = await this.spent.useAs<Who>(uses, asking);
        who = found.who;
        // Nothing was refused to nobody.
        return who ? found.used : counters.length;
      });
    });
    return who;
  }

  private async countWith(
    name: LimitName,
    caller: Caller,
    tryToUse: (counters: Counter[]) => Promise<{ used: number; waitMs: number }>,
  ): Promise<void> {
    const own = this.ownCountersOf(name, caller);
    const shared = (limitOf(name).everybody ?? []).map((figure) => this.sharedCounter(name, figure));
    for (let counters = [...own, ...shared]; ;) {
      const { used, waitMs } = await tryToUse(counters);
      const refused = counters[used];
      if (!refused) return;
      if (!shared.includes(refused)) throw tooManyRequests(waitMs / 1000);
      await this.useReserve(name, refused.figure, caller, waitMs);
      counters = counters.slice(used + 1);
    }
  }

  /** Uses so much of a limit at once, or throws 429. */
  async use(counter: Counter, uses: number): Promise<void> {
    const { waitMs } = await this.tryToUse([counter], uses);
    if (waitMs > 0) throw tooManyRequests(waitMs / 1000);
  }

  private sharedCounter(name: LimitName, figure: Figure): Counter {
    return { figure, key: this.keys.of(name, 'everybody', String(figure.perSeconds), '') };
  }

  /** When what all share is used up there is a reserve: as much again, of which each wider network has one use. */
  private async useReserve(
    name: LimitName,
    figure: Figure,
    { address }: Caller,
    waitMs: number,
  ): Promise<void> {
    const of = (who: string, most: number): Counter => ({
      figure: { ...figure, most },
      key: this.keys.of(name, 'reserve', String(figure.perSeconds), who),
    });
    const counters = [of(widerNetworkOf(address), 1 / this.env.rateLimitScale), of('', figure.most)];
    const { used } = await this.tryToUse(counters, 1);
    if (used < counters.length) throw tooManyRequests(waitMs / 1000);
  }

  /** How many were used, in their order, and the milliseconds to wait for the first that was not; 0 when all were. */
  private async tryToUse(
    counters: Counter[],
    uses: number,
    use = (wanted: Use[]) => this.spent.use(wanted),
  ): Promise<{ used: number; waitMs: number }> {
    const now = this.clock.now();
    const rememberedMs = counters.map(({ key }) => this.exhausted.waitMs(rememberedBy(key), now));
    const firstFull = rememberedMs.findIndex((waitMs) => waitMs > 0);
    const wanted = counters.slice(0, firstFull < 0 ? undefined : firstFull).map(({ key, figure }) => {
      const windowMs = figure.perSeconds * 1000;
      return { key, now: this.clock.shared(), windowMs, costMs: (windowMs / this.mostOf(figure)) * uses };
    });
    const used = await use(wanted);
    const refused = wanted[used];
    if (!refused) return { used, waitMs: rememberedMs[used] ?? 0 };
    const waitMs = await this.spent.waitMs(refused);
    this.exhausted.remember(rememberedBy(refused.key), now, waitMs);
    return { used, waitMs };
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
