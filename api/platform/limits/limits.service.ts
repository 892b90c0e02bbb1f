import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { LimitKeys } from './limit-keys.js';
import { tooManyRequests } from './limits.problems.js';
import { type Figure, type LimitName, limitOf } from './limits.js';
import { mailboxOf } from './mailbox.js';
import { networkOf, widerNetworkOf } from './network.js';
import { ExhaustedLimits } from './exhausted-limits.js';
import type { GiveBack } from './shared-uses.js';
import type { Question } from '../../database/statement.js';
import { SpentLimitsRepository, type Use } from './spent-limits.repository.js';

/** The caller, as far as known. */
export interface Caller {
  address: string | undefined;
  userId?: string | undefined;
  /** The mailbox that the request concerns. */
  email?: string | undefined;
  /** True if the caller's browser belongs to the mailbox's owner. */
  isOwners?: boolean;
}

interface Counter {
  key: Buffer;
  figure: Figure;
  /** Counters to use when this one is used up; without them, the caller is refused. */
  instead?: Counter[];
  /** True for the caller's own limit, which is not given back after an invalid request. */
  isOwn?: true;
}

const rememberedBy = (key: Buffer): string => key.toString('base64');

/** Limits how often callers do something, across all instances. Refuses them while the database is down. */
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
   * Counts once, or throws 429. The caller's address is counted first and everyone together last, stopping at the first
   * limit that is used up: a refused caller can't use up what others share. Returns a function that restores the used
   * part of shared limits.
   */
  async count(name: LimitName, caller: Caller): Promise<GiveBack> {
    return this.countWith(name, caller, (counters) => this.tryToUse(counters, 1));
  }

  /**
   * The same for a caller looked up in the same step, by a statement that returns one row or none. If it returns
   * none, nothing is counted and the result is null. Not for limits that depend on the row's content.
   */
  async countAs<Who extends object>(
    name: LimitName,
    caller: Caller & { userId: string },
    asking: Question<Who>,
    whenCounted: (giveBack: GiveBack) => void,
  ): Promise<Who | null> {
    let who: Who | null = null;
    const giveBack = await this.countWith(name, caller, async (counters) => {
      if (who) return this.tryToUse(counters, 1);
      return this.tryToUse(counters, 1, async (uses) => {
        const found = await this.spent.useAs(uses, asking);
        who = found.who;
        // An unknown caller was not refused anything.
        return who ? found.used : counters.length;
      });
    });
    whenCounted(giveBack);
    return who;
  }

  private async countWith(
    name: LimitName,
    caller: Caller,
    tryToUse: (counters: Counter[]) => Promise<{ used: number; waitMs: number }>,
  ): Promise<GiveBack> {
    const shared: Counter[] = [];
    let shortestWaitMs = Infinity;
    for (let counters = this.countersOf(name, caller); ;) {
      const { used, waitMs } = await tryToUse(counters);
      shared.push(...counters.slice(0, used).filter(({ isOwn }) => !isOwn));
      const refused = counters[used];
      if (!refused) return () => this.giveBack(shared);
      shortestWaitMs = Math.min(shortestWaitMs, waitMs);
      if (!refused.instead) throw tooManyRequests(shortestWaitMs / 1000);
      counters = [...refused.instead, ...counters.slice(used + 1)];
    }
  }

  /** Uses this much of a limit at once, or throws 429. */
  async use(counter: Counter, uses: number): Promise<void> {
    const { waitMs } = await this.tryToUse([counter], uses);
    if (waitMs > 0) throw tooManyRequests(waitMs / 1000);
  }

  /** Gives back one use of each counter. */
  async giveBack(counters: Counter[]): Promise<void> {
    for (const { key, figure } of counters) {
      await this.spent.giveBack({ key, costMs: this.costMsOf(figure) });
      this.exhausted.forget(rememberedBy(key));
    }
  }

  /** Adds a reserve for when a shared limit is used up: the same amount again, with one use per wider network. */
  private withReserve(
    name: LimitName,
    { kind, of }: { kind: 'everybody' | 'mailbox'; of: string },
    figure: Figure,
    { address }: Caller,
  ): Counter {
    const keyOf = (...rest: string[]): Buffer =>
      this.keys.of(name, kind, of, String(figure.perSeconds), ...rest);
    const oneUse = { ...figure, most: 1 / this.env.rateLimitScale };
    return {
      figure,
      key: keyOf(),
      instead: [
        { figure: oneUse, key: keyOf('reserve', widerNetworkOf(address)) },
        { figure, key: keyOf('reserve') },
      ],
    };
  }

  /**
   * The number of limits used, in order, and the milliseconds to wait for the first that was not; 0 if all
   * were.
   */
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
      return { key, now: this.clock.shared(), windowMs, costMs: this.costMsOf(figure) * uses };
    });
    const used = await use(wanted);
    const refused = wanted[used];
    if (!refused) return { used, waitMs: rememberedMs[used] ?? 0 };
    const waitMs = await this.spent.waitMs(refused);
    this.exhausted.remember(rememberedBy(refused.key), now, waitMs);
    return { used, waitMs };
  }

  /** The figure on this server; never zero, which would close a route permanently. */
  mostOf(figure: Figure): number {
    return Math.max(1, Math.round(figure.most * this.env.rateLimitScale));
  }

  private costMsOf(figure: Figure): number {
    return (figure.perSeconds * 1000) / this.mostOf(figure);
  }

  private countersOf(name: LimitName, caller: Caller): Counter[] {
    const { address: byAddress = [], user = [], everybody = [] } = limitOf(name);
    const { address, userId } = caller;
    const own = (kind: string, who: string, figures: Figure[]): Counter[] =>
      this.counters(name, [kind, who], figures).map((counter) => ({ ...counter, isOwn: true }));
    return [
      ...own('address', networkOf(address), byAddress),
      ...(userId === undefined ? [] : own('user', userId, user)),
      ...this.mailboxCounters(name, caller),
      ...everybody.map((figure) => this.withReserve(name, { kind: 'everybody', of: '' }, figure, caller)),
    ];
  }

  /** The owner's own browsers have a separate count first; once it is used up, they are treated like any other. */
  private mailboxCounters(name: LimitName, caller: Caller): Counter[] {
    const { mailbox } = limitOf(name);
    if (mailbox === undefined || caller.email === undefined) return [];
    const of = mailboxOf(caller.email);
    const fromAnywhere = [
      ...this.counters(name, ['mailbox', of, 'address', networkOf(caller.address)], mailbox.each),
      this.withReserve(name, { kind: 'mailbox', of }, mailbox.together, caller),
    ];
    if (!caller.isOwners) return fromAnywhere;
    return this.counters(name, ['mailbox', of, 'owner'], [mailbox.together]).map((counter) => ({
      ...counter,
      instead: fromAnywhere,
    }));
  }

  private counters(name: LimitName, who: string[], figures: Figure[]): Counter[] {
    return figures.map((figure) => ({ figure, key: this.keys.of(name, String(figure.perSeconds), ...who) }));
  }
}
