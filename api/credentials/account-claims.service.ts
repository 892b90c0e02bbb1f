import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { type SigningInBrowser, SessionsService } from '../sessions/sessions.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { ActionCodesService } from './action-codes.service.js';
import { unknownBrowser, wrongPassword } from './credentials.problems.js';
import type { VerifyAddressDto } from './dto/verify-address.dto.js';
import { ExternalIdentitiesService } from './external-identities.service.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { PasswordHasherService } from './password-hasher.service.js';

/** What somebody has said about the password of an account whose address they are verifying. */
export interface Claim {
  /** The hash of the one they chose instead. */
  newHash: string | null;
  /** The version of the account whose password they knew. */
  knownVersion: number | null;
}

/**
 * Anybody can sign up with anybody's address. So whoever verifies it in a browser that is not signed in to the account
 * either knows its password or chooses another, which ends whatever was begun with the old one.
 */
@Injectable()
export class AccountClaimsService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: UserCredentialsService,
    private readonly attempts: LoginAttemptsService,
    private readonly hasher: PasswordHasherService,
    private readonly sessions: SessionsService,
    private readonly identities: ExternalIdentitiesService,
    private readonly codes: ActionCodesService,
    private readonly clock: Clock,
  ) {}

  /** Before the transaction, because passwords take their time. Throws when the password is wrong. */
  async prepare(
    userId: string,
    { password, newPassword }: Pick<VerifyAddressDto, 'password' | 'newPassword'>,
    browser: SigningInBrowser,
  ): Promise<Claim> {
    const user = await this.users.findById(userId);
    if (!user || user.verifiedAt) return { newHash: null, knownVersion: null };
    if (newPassword !== undefined) {
      return { newHash: await this.hasher.hash(newPassword), knownVersion: null };
    }
    if (password === undefined) return { newHash: null, knownVersion: null };
    const isRight = await this.attempts.make({ email: user.email, user, browser }, ({ isKnownDevice }) =>
      this.hasher.matches(password, user.passwordHash, { isUrgent: isKnownDevice }),
    );
    if (!isRight) throw wrongPassword();
    return { newHash: null, knownVersion: user.tokenVersion };
  }

  /** For callers that have locked an account whose address is being verified for the first time. */
  async settle(
    user: User,
    { newHash, knownVersion }: Claim,
    actor: CurrentUser | undefined,
    within: EntityManager,
  ): Promise<void> {
    if (newHash !== null) {
      await this.takeOver(user, user.name, within);
      await this.credentials.setPassword(user.id, newHash, within);
      return;
    }
    if (knownVersion === user.tokenVersion) return;
    const isOwnBrowser = actor?.id === user.id && (await this.sessions.isAlive(actor.sessionId, within));
    if (!isOwnBrowser) throw unknownBrowser();
  }

  /** The account's creator never verified the address: nothing of theirs may open it, or take it away, later on. */
  async takeOver(user: User, name: string, within: EntityManager): Promise<void> {
    const verifiedAt = this.clock.now();
    await this.identities.unlink(user.id, within);
    await this.sessions.endAllOf(user.id, { reason: 'taken-over' }, within);
    await this.codes.cancel(user.id, within);
    await this.credentials.replaceOwner(user, { name, verifiedAt }, within);
  }
}
