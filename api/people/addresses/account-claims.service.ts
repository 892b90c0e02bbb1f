import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { type SigningInBrowser, SessionsService } from '../sessions/sessions.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { ActionCodesService } from '../credentials/action-codes.service.js';
import { onlyThePassword, unknownBrowser, wrongPassword } from '../credentials/credentials.problems.js';
import type { VerifyAddressDto } from './dto/verify-address.dto.js';
import { ExternalIdentitiesService } from '../credentials/external-identities.service.js';
import type { ActionKind, UsedCode } from '../credentials/domain/action-code-life.js';
import { LoginAttemptsService } from '../credentials/login-attempts.service.js';
import { PasswordHasherService } from '../credentials/password-hasher.service.js';
import { PasswordStrengthService } from '../credentials/password-strength.service.js';

/** A statement about the password of the account whose address is being verified. */
export interface Claim {
  /** The hash of a newly chosen password. */
  newHash: string | null;
  /** The version of the account whose password they knew. */
  knownVersion: number | null;
}

/**
 * Anyone can sign up with someone else's address, or change theirs to it. So the person who verifies it in a
 * browser that is not logged in to the account must either know its password or choose a new one, which ends
 * everything begun with the old one. If the account already has a verified address, the reader of another one
 * can't take it over: only the password will do. Otherwise, both the account and its way back to the old
 * address would be worthless.
 */
@Injectable()
export class AccountClaimsService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: UserCredentialsService,
    private readonly attempts: LoginAttemptsService,
    private readonly hasher: PasswordHasherService,
    private readonly strength: PasswordStrengthService,
    private readonly sessions: SessionsService,
    private readonly identities: ExternalIdentitiesService,
    private readonly codes: ActionCodesService,
    private readonly clock: Clock,
  ) {}

  /** Runs before the transaction, because hashing is slow. Throws if the password is wrong. */
  async prepare(
    { userId, kind }: Pick<UsedCode, 'userId' | 'kind'>,
    { password, newPassword }: Pick<VerifyAddressDto, 'password' | 'newPassword'>,
    browser: SigningInBrowser,
  ): Promise<Claim> {
    const user = await this.users.findById(userId);
    if (!user || !asksWho(kind, user)) return { newHash: null, knownVersion: null };
    if (newPassword !== undefined) {
      if (user.verifiedAt) throw onlyThePassword();
      await this.strength.assertFitFor(user, newPassword, 'newPassword');
      return { newHash: await this.hasher.hash(newPassword), knownVersion: null };
    }
    if (password === undefined) return { newHash: null, knownVersion: null };
    const isRight = await this.attempts.make({ email: user.email, user, browser }, ({ isKnownDevice }) =>
      this.hasher.matches(password, user.passwordHash, { isUrgent: isKnownDevice }),
    );
    if (!isRight) throw wrongPassword();
    return { newHash: null, knownVersion: user.tokenVersion };
  }

  /** For callers that have locked an account and set its newly verified address. */
  async settle(
    user: User,
    { newHash, knownVersion }: Claim,
    actor: CurrentUser | undefined,
    tx: EntityManager,
  ): Promise<void> {
    if (newHash !== null) {
      if (user.verifiedAt) throw onlyThePassword();
      await this.takeOver(user, user.name, tx);
      await this.credentials.setPassword(user.id, newHash, tx);
      return;
    }
    if (knownVersion === user.tokenVersion) return;
    const isOwnBrowser = actor?.id === user.id && (await this.sessions.isAlive(actor.sessionId, tx));
    if (!isOwnBrowser) throw unknownBrowser();
  }

  /** The account's creator never verified the address: nothing of theirs may open it later, or take it away. */
  async takeOver(user: User, name: string, tx: EntityManager): Promise<void> {
    const verifiedAt = this.clock.now();
    await this.identities.unlink(user.id, tx);
    await this.sessions.endAllOf(user.id, { reason: 'taken-over' }, tx);
    await this.codes.cancel(user.id, tx);
    await this.credentials.replaceOwner(user, { name, verifiedAt }, tx);
  }
}

/** A link that verifies an address again, or restores one, does not change the account's owner. */
const asksWho = (kind: ActionKind, { verifiedAt }: User): boolean =>
  kind === 'email-change' || (kind === 'verification' && verifiedAt === null);
