import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { type Try, FailedTriesService } from '../../platform/limits/failed-tries.service.js';
import { FACTOR_GUESSES } from '../../platform/limits/limits.js';
import { networkOf } from '../../platform/limits/network.js';
import { emailKey } from '../../common/text/email-key.js';
import { LoginRecordsService } from '../login-records/login-records.service.js';
import type { User } from '../users/user.entity.js';
import { KnownDevicesService } from '../sessions/known-devices.service.js';
import type { SigningInBrowser } from '../sessions/sessions.service.js';

interface Attempt {
  /** The address as entered, with or without an account. */
  email: string;
  user: User | null;
  browser: SigningInBrowser;
}

/**
 * Limits attempts at a password or code: slows down guessers, but never the owner in a browser they logged in with
 * before. Failures are recorded.
 */
@Injectable()
export class LoginAttemptsService {
  constructor(
    private readonly failedTries: FailedTriesService,
    private readonly devices: KnownDevicesService,
    private readonly records: LoginRecordsService,
  ) {}

  /** Makes one attempt, or throws 429. If the check itself fails to run, the attempt does not count. */
  async make(
    { email, user, browser }: Attempt,
    check: (facts: { isKnownDevice: boolean }) => Promise<boolean>,
  ): Promise<boolean> {
    const device = this.devices.findDevice(browser.marks, user);
    const attempt: Try = { account: emailKey(email), ...placeOf(device, browser) };
    const isRight = await this.failedTries.make(attempt, () => check({ isKnownDevice: attempt.isTrusted }));
    if (!isRight) await this.records.record('log-in.failed', user);
    return isRight;
  }

  /** The same for logged-in users who are asked again: failures there slow down nothing else. */
  makeSignedIn(actor: CurrentUser, check: () => Promise<boolean>): Promise<boolean> {
    const { id, sessionId } = actor;
    const attempt = { account: `user ${id}`, place: `session ${sessionId}`, isTrusted: true };
    return this.makeProof(actor, attempt, check);
  }

  /**
   * The same for a code from an email. In unknown browsers, attempts count for the mailbox, which strangers can use
   * up; a browser in which the mailbox's owner has logged in has its own count. An unverified account proves nothing
   * about the mailbox.
   */
  async makeAtCode(
    { user, browser }: { user: User | null; browser: SigningInBrowser },
    check: (isOwners: boolean) => Promise<boolean>,
  ): Promise<boolean> {
    const owner = user?.verifiedAt ? user : null;
    const device = this.devices.findDevice(browser.marks, owner);
    const isRight =
      owner === null || device === null
        ? await check(false)
        : await this.failedTries.make({ account: `code ${owner.id}`, ...placeOf(device, browser) }, () =>
            check(true),
          );
    if (!isRight) await this.records.record('log-in.failed', user);
    return isRight;
  }

  /**
   * The same for a second factor, after the first was proved. Codes are short and each is compared with three, so an
   * account allows far fewer failures than for a password. Only a browser in which the factor was used before counts
   * as the owner's: a reset link, which takes only the mailbox, makes any browser known for the password.
   */
  async makeAtFactor(
    { user, browser }: { user: User; browser: SigningInBrowser },
    check: () => Promise<boolean>,
  ): Promise<boolean> {
    const device = this.devices.findWhole(browser.marks, user);
    const attempt = { ...atFactorOf(user.id), ...placeOf(device, browser) };
    const isRight = await this.failedTries.make(attempt, check);
    if (!isRight) await this.records.record('log-in.factor-failed', user);
    return isRight;
  }

  /** The same for logged-in users who are asked again: someone else may have their session. */
  makeAtFactorSignedIn(actor: CurrentUser, check: () => Promise<boolean>): Promise<boolean> {
    const { id, sessionId } = actor;
    const attempt = { ...atFactorOf(id), place: `session ${sessionId}`, isTrusted: false };
    return this.makeProof(actor, attempt, check);
  }

  /** Resets the account's counts of failed passwords and second factors. */
  async forget({ id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
    await this.failedTries.forget(emailKey(email));
    await this.failedTries.forget(atFactorOf(id).account);
  }

  private async makeProof(actor: CurrentUser, attempt: Try, check: () => Promise<boolean>): Promise<boolean> {
    const isRight = await this.failedTries.make(attempt, check);
    if (!isRight) await this.records.record('proof.failed', actor);
    return isRight;
  }
}

const placeOf = (device: string | null, { address }: SigningInBrowser): Pick<Try, 'place' | 'isTrusted'> => ({
  place: device === null ? `network ${networkOf(address)}` : `device ${device}`,
  isTrusted: device !== null,
});

const atFactorOf = (userId: string) => ({ account: `factor ${userId}`, most: FACTOR_GUESSES });
