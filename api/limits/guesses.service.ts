import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { FailedTriesRepository } from './failed-tries.repository.js';
import { LimitKeys } from './limit-keys.js';
import { tooManyRequests } from './limits.problems.js';
import { GUESSES } from './limits.js';
import { SpentLimitsRepository } from './spent-limits.repository.js';

/** A try at a secret of somebody's. */
export interface Guess {
  /** Whose secret, whether or not there is such a person. */
  account: string;
  /** Where the try comes from: failures in a row are counted for each place apart. */
  place: string;
  /** True for a place of hers, which is not held up by what others do elsewhere. */
  isTrusted: boolean;
}

const GUESS_MS = (GUESSES.perSeconds * 1000) / GUESSES.most;

/**
 * Slows whoever guesses, without locking out the one whose secret it is. A guess is counted as failed before it is
 * made, so that a thousand at the same moment are a thousand; whoever turns out to be right is forgotten.
 */
@Injectable()
export class Guesses {
  constructor(
    private readonly failed: FailedTriesRepository,
    private readonly spent: SpentLimitsRepository,
    private readonly keys: LimitKeys,
    private readonly clock: Clock,
  ) {}

  /** Throws 429 while there is something to wait for: after failures at this place, or too many at all places. */
  async begin(guess: Guess): Promise<void> {
    const now = this.clock.now();
    const waitSeconds = await this.failed.begin(this.placeKey(guess), now);
    if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
    if (guess.isTrusted) return;
    const windowMs = GUESSES.perSeconds * 1000;
    const waitMs = await this.spent.use({ key: this.accountKey(guess), now, windowMs, costMs: GUESS_MS });
    if (waitMs <= 0) return;
    await this.failed.takeBack(this.placeKey(guess), now);
    throw tooManyRequests(waitMs / 1000);
  }

  /** The guess was right: she is no guesser. */
  async succeed(guess: Guess): Promise<void> {
    await this.failed.forget(this.placeKey(guess));
    await this.giveBack(guess);
  }

  /** The guess was begun and then not made after all. */
  async abandon(guess: Guess): Promise<void> {
    await this.failed.takeBack(this.placeKey(guess), this.clock.now());
    await this.giveBack(guess);
  }

  private async giveBack(guess: Guess): Promise<void> {
    if (!guess.isTrusted) await this.spent.giveBack({ key: this.accountKey(guess), costMs: GUESS_MS });
  }

  private placeKey({ account, place }: Guess): Buffer {
    return this.keys.of('guess', 'place', account, place);
  }

  private accountKey({ account }: Guess): Buffer {
    return this.keys.of('guess', 'account', account);
  }
}
