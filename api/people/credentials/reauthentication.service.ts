import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { invalidInput, unauthenticated } from '../../common/problem/common.problems.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { requiresRecentLogin, wrongPassword } from './credentials.problems.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { sentence } from '../../common/words/sentence.js';

/** Confirms before irreversible actions that the account's owner is asking, and not someone at an unlocked browser. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: UserCredentialsService,
    private readonly attempts: LoginAttemptsService,
    private readonly hasher: PasswordHasherService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Requires the password, or a recent log-in if the account has none. Returns the account as of now. A missing
   * password is reported at the given field, if any.
   */
  async reauthenticate(actor: CurrentUser, password: string | undefined, field?: string): Promise<User> {
    const user = await this.users.findById(actor.id);
    if (!user) throw unauthenticated();
    if (user.passwordHash === null) {
      if (!this.sessions.isRecent(actor)) throw requiresRecentLogin();
      return user;
    }
    if (password === undefined && field !== undefined) {
      throw invalidInput([{ pointer: `#/${field}`, detail: sentence('enterCurrentPassword') }]);
    }
    const { passwordHash } = user;
    const isRight = await this.attempts.makeSignedIn(actor, () =>
      this.hasher.matches(password ?? '', passwordHash),
    );
    if (!isRight) throw wrongPassword();
    return user;
  }

  /**
   * The same account, locked, with the confirmed password and the asking session unchanged: while the password was
   * being checked, the account may have got another one, or its owner may have ended the session.
   */
  async lockUnchanged(confirmed: User, actor: CurrentUser, tx: EntityManager): Promise<User> {
    const user = await this.credentials.lockUser(actor.id, tx);
    if (!user || user.disabledAt) throw unauthenticated();
    if (user.tokenVersion !== confirmed.tokenVersion) throw wrongPassword();
    if (!(await this.sessions.isAlive(actor.sessionId, tx))) throw unauthenticated();
    return user;
  }
}
