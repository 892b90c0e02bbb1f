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
  /** The address that was typed; whether it has an account makes no difference. */
  email: string;
  user: User | null;
  browser: SigningInBrowser;
}

/**
 * Attempts at a password or code: slowed down for guessers, and never for the owner in a browser they signed in with before.
 * Those that fail are recorded.
 */
@Injectable()
export class LoginAttemptsService {
  constructor(
    private readonly failedTries: FailedTriesService,
    private readonly devices: KnownDevicesService,
    private readonly records: LoginRecordsService,
  ) {}

  /** Makes one attempt, or throws 429; a check that fails to take place counts for nothing. */
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

  /** The same for people who are signed in and asked again: failures there slow nothing down elsewhere. */
  makeSignedIn(actor: CurrentUser, check: () => Promise<boolean>): Promise<boolean> {
    const { id, sessionId } = actor;
    const attempt = { account: `user ${id}`, place: `session ${sessionId}`, isTrusted: true };
    return this.makeProof(actor, attempt, check);
  }

  /**
   * The same at a code from an email. Elsewhere they are counted at the mailbox, which strangers can use up; a browser in which
   * the mailbox's owner has logged in has a count of its own. An unverified account proves nothing about the mailbox.
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
   * The same at a second factor, for somebody who has just proved the first one. A code has few digits and each is tried
   * against three of them, so an account allows far fewer wrong ones than at a password. Only a browser in which the factor
   * was shown before is the owner's: a reset link, which takes the mailbox alone, makes any browser known at the password.
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

  /** The same for people who are signed in and asked again: somebody else may have their session. */
  makeAtFactorSignedIn(actor: CurrentUser, check: () => Promise<boolean>): Promise<boolean> {
    const { id, sessionId } = actor;
    const attempt = { ...atFactorOf(id), place: `session ${sessionId}`, isTrusted: false };
    return this.makeProof(actor, attempt, check);
  }

  /** From now on it does not count how often somebody has guessed at this account, its password and its second factor. */
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
