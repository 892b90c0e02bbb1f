import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { type Guess, Guesses } from '../limits/guesses.service.js';
import { networkOf } from '../limits/network.js';
import { emailKey } from '../users/email-address.js';
import type { User } from '../users/user.entity.js';
import { KnownDevices } from './known-device.js';
import type { SigningInBrowser } from './sessions.service.js';

interface Attempt {
  /** The address that was typed; whether somebody has it makes no difference. */
  email: string;
  user: User | null;
  browser: SigningInBrowser;
}

/** Tries at a password, slowed for whoever guesses and never for the owner in a browser that knows her. */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly guesses: Guesses,
    private readonly devices: KnownDevices,
  ) {}

  /** Makes one attempt, or throws 429; a check that fails to take place counts for nothing. */
  async make(
    { email, user, browser }: Attempt,
    check: (facts: { isKnownDevice: boolean }) => Promise<boolean>,
  ): Promise<boolean> {
    const device = this.devices.find(browser.marks, user);
    const guess: Guess = {
      account: emailKey(email),
      place: device === null ? `network ${networkOf(browser.address)}` : `device ${device}`,
      isTrusted: device !== null,
    };
    return this.guess(guess, () => check({ isKnownDevice: guess.isTrusted }));
  }

  /** The same for somebody who is signed in and asked once more: whoever sits there is slowed nowhere but there. */
  makeAgain({ id, sessionId }: CurrentUser, check: () => Promise<boolean>): Promise<boolean> {
    return this.guess({ account: `user ${id}`, place: `session ${sessionId}`, isTrusted: true }, check);
  }

  private async guess(guess: Guess, check: () => Promise<boolean>): Promise<boolean> {
    await this.guesses.begin(guess);
    const isRight = await this.checked(guess, check);
    if (isRight) await this.guesses.succeed(guess);
    return isRight;
  }

  private async checked(guess: Guess, check: () => Promise<boolean>): Promise<boolean> {
    try {
      return await check();
    } catch (error) {
      await this.guesses.abandon(guess);
      throw error;
    }
  }
}
