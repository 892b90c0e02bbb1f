import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { type Try, FailedTriesService } from '../limits/failed-tries.service.js';
import { networkOf } from '../limits/network.js';
import { emailKey } from '../common/text/email-key.js';
import type { User } from '../users/user.entity.js';
import { KnownDevicesService } from '../sessions/known-devices.service.js';
import type { SigningInBrowser } from '../sessions/sessions.service.js';

interface Attempt {
  /** The address that was typed; whether it has an account makes no difference. */
  email: string;
  user: User | null;
  browser: SigningInBrowser;
}

/** Attempts at a password: slowed down for guessers, and never for the owner in a browser they signed in with before. */
@Injectable()
export class LoginAttemptsService {
  constructor(
    private readonly failedTries: FailedTriesService,
    private readonly devices: KnownDevicesService,
  ) {}

  /** Makes one attempt, or throws 429; a check that fails to take place counts for nothing. */
  async make(
    { email, user, browser }: Attempt,
    check: (facts: { isKnownDevice: boolean }) => Promise<boolean>,
  ): Promise<boolean> {
    const device = this.devices.find(browser.marks, user);
    const attempt: Try = {
      account: emailKey(email),
      place: device === null ? `network ${networkOf(browser.address)}` : `device ${device}`,
      isTrusted: device !== null,
    };
    return this.run(attempt, () => check({ isKnownDevice: attempt.isTrusted }));
  }

  /** The same for people who are signed in and asked again: failures there slow nothing down elsewhere. */
  makeSignedIn({ id, sessionId }: CurrentUser, check: () => Promise<boolean>): Promise<boolean> {
    return this.run({ account: `user ${id}`, place: `session ${sessionId}`, isTrusted: true }, check);
  }

  private async run(attempt: Try, check: () => Promise<boolean>): Promise<boolean> {
    await this.failedTries.begin(attempt);
    const isRight = await this.countUnlessThrown(attempt, check);
    if (isRight) await this.failedTries.succeed(attempt);
    return isRight;
  }

  private async countUnlessThrown(attempt: Try, check: () => Promise<boolean>): Promise<boolean> {
    try {
      return await check();
    } catch (error) {
      await this.failedTries.abandon(attempt);
      throw error;
    }
  }
}
