import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { FailedTriesRepository } from './failed-tries.repository.js';
import { LimitKeys } from './limit-keys.js';
import { tooManyRequests } from './limits.problems.js';
import { type Figure, PASSWORD_GUESSES } from './limits.js';
import { SpentLimitsRepository } from './spent-limits.repository.js';

/** An attempt to guess or enter an account's secret. */
export interface Try {
  /** The account, even if it does not exist. */
  account: string;
  /** The attempt's origin: consecutive failures are counted per place. */
  place: string;
  /** True for a place of the owner's, which attempts elsewhere don't slow down. */
  isTrusted: boolean;
  /**
   * The number of failures the account allows at all other places together; defaults to the password's figure.
   */
  most?: Figure;
}

const windowOf = ({ most = PASSWORD_GUESSES }: Pick<Try, 'most'>): { windowMs: number; costMs: number } => {
  const windowMs = most.perSeconds * 1000;
  return { windowMs, costMs: windowMs / most.most };
};

/**
 * Slows down guessing without locking out the secret's owner. An attempt counts as failed before it is made, so that
 * a thousand concurrent ones count as a thousand; a correct one deletes the count.
 */
@Injectable()
export class FailedTriesService {
  constructor(
    private readonly failed: FailedTriesRepository,
    private readonly spent: SpentLimitsRepository,
    private readonly keys: LimitKeys,
    private readonly clock: Clock,
  ) {}

  /** Makes one attempt, or throws 429. If the check itself fails to run, the attempt does not count. */
  async make(attempt: Try, check: () => Promise<boolean>): Promise<boolean> {
    await this.begin(attempt);
    const isRight = await this.countUnlessThrown(attempt, check);
    if (isRight) await this.succeed(attempt);
    return isRight;
  }

  /** Resets the account's count of failures across places. Each place keeps its own count. */
  async forget(account: Try['account']): Promise<void> {
    await this.spent.clear(this.accountKey({ account }));
  }

  private async countUnlessThrown(attempt: Try, check: () => Promise<boolean>): Promise<boolean> {
    try {
      return await check();
    } catch (error) {
      await this.abandon(attempt);
      throw error;
    }
  }

  /** Throws 429 while the caller has to wait, after failures at this place or too many in total. */
  private async begin(attempt: Try): Promise<void> {
    const now = this.clock.shared();
    const waitSeconds = await this.failed.begin(this.placeKey(attempt), now);
    if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
    if (attempt.isTrusted) return;
    const guess = { key: this.accountKey(attempt), now, ...windowOf(attempt) };
    const waitMs = (await this.spent.use([guess])) > 0 ? 0 : await this.spent.waitMs(guess);
    if (waitMs <= 0) return;
    await this.failed.undo(this.placeKey(attempt), now);
    throw tooManyRequests(waitMs / 1000);
  }

  /** Clears earlier failures after a correct attempt. */
  private async succeed(attempt: Try): Promise<void> {
    await this.failed.clear(this.placeKey(attempt));
    await this.giveBack(attempt);
  }

  /** Uncounts an attempt that was begun but not made. */
  private async abandon(attempt: Try): Promise<void> {
    await this.failed.undo(this.placeKey(attempt), this.clock.shared());
    await this.giveBack(attempt);
  }

  private async giveBack(attempt: Try): Promise<void> {
    if (attempt.isTrusted) return;
    await this.spent.giveBack({ key: this.accountKey(attempt), costMs: windowOf(attempt).costMs });
  }

  private placeKey({ account, place }: Try): Buffer {
    return this.keys.of('guess', 'place', account, place);
  }

  private accountKey({ account }: Pick<Try, 'account'>): Buffer {
    return this.keys.of('guess', 'account', account);
  }
}
