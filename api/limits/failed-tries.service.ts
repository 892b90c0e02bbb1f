import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { FailedTriesRepository } from './failed-tries.repository.js';
import { LimitKeys } from './limit-keys.js';
import { tooManyRequests } from './limits.problems.js';
import { PASSWORD_GUESSES } from './limits.js';
import { SpentLimitsRepository } from './spent-limits.repository.js';

/** An attempt at an account's secret. */
export interface Try {
  /** Whose secret, whether or not the account exists. */
  account: string;
  /** Where the try comes from: failures in a row are counted for each place apart. */
  place: string;
  /** True for a place of the owner's, which is not slowed down by attempts elsewhere. */
  isTrusted: boolean;
}

const GUESS_MS = (PASSWORD_GUESSES.perSeconds * 1000) / PASSWORD_GUESSES.most;

/**
 * Slows down guessing without locking out the owner of the secret. An attempt is counted as failed before it is made, so
 * that a thousand at the same moment count as a thousand; a correct one deletes the count.
 */
@Injectable()
export class FailedTriesService {
  constructor(
    private readonly failed: FailedTriesRepository,
    private readonly spent: SpentLimitsRepository,
    private readonly keys: LimitKeys,
    private readonly clock: Clock,
  ) {}

  /** Throws 429 while there is something to wait for: after failures at this place, or too many at all places. */
  async begin(attempt: Try): Promise<void> {
    const now = this.clock.shared();
    const waitSeconds = await this.failed.begin(this.placeKey(attempt), now);
    if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
    if (attempt.isTrusted) return;
    const windowMs = PASSWORD_GUESSES.perSeconds * 1000;
    const guess = { key: this.accountKey(attempt), now, windowMs, costMs: GUESS_MS };
    const waitMs = (await this.spent.use([guess])) > 0 ? 0 : await this.spent.waitMs(guess);
    if (waitMs <= 0) return;
    await this.failed.undo(this.placeKey(attempt), now);
    throw tooManyRequests(waitMs / 1000);
  }

  /** The attempt was correct: clear the failures before it. */
  async succeed(attempt: Try): Promise<void> {
    await this.failed.clear(this.placeKey(attempt));
    await this.giveBack(attempt);
  }

  /** The attempt was begun but not made after all. */
  async abandon(attempt: Try): Promise<void> {
    await this.failed.undo(this.placeKey(attempt), this.clock.shared());
    await this.giveBack(attempt);
  }

  /** From now on it does not count how often somebody has guessed at this account. Each place still has its own count. */
  async forget(account: Try['account']): Promise<void> {
    await this.spent.clear(this.accountKey({ account }));
  }

  private async giveBack(attempt: Try): Promise<void> {
    if (!attempt.isTrusted) await this.spent.giveBack({ key: this.accountKey(attempt), costMs: GUESS_MS });
  }

  private placeKey({ account, place }: Try): Buffer {
    return this.keys.of('guess', 'place', account, place);
  }

  private accountKey({ account }: Pick<Try, 'account'>): Buffer {
    return this.keys.of('guess', 'account', account);
  }
}
