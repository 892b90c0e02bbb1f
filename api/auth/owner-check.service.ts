import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { invalidInput, unauthenticated } from '../common/problem/common.problems.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { requiresRecentLogin, wrongPassword } from './auth.problems.js';
import { LoginAttempts } from './login-attempts.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionsService } from './sessions.service.js';

/** Makes sure, before what cannot be undone, that it is she who sits at the keyboard and not whoever found it open. */
@Injectable()
export class OwnerCheck {
  constructor(
    private readonly users: UsersService,
    private readonly attempts: LoginAttempts,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Her password; of an account that has none, a sign-in of a moment ago. Answers her as she was then. Where the name of
   * its field is given, a password that was left out is that field's mistake.
   */
  async demand(actor: CurrentUser, password: string | undefined, field?: string): Promise<User> {
    const user = await this.users.findById(actor.id);
    if (!user) throw unauthenticated();
    if (user.passwordHash === null) {
      if (!this.sessions.isRecent(actor)) throw requiresRecentLogin();
      return user;
    }
    if (password === undefined && field !== undefined) {
      throw invalidInput([{ pointer: `#/${field}`, detail: `${field} must be your present password` }]);
    }
    const { passwordHash } = user;
    const isRight = await this.attempts.makeAgain(actor, () =>
      this.hasher.matches(password ?? '', passwordHash),
    );
    if (!isRight) throw wrongPassword();
    return user;
  }

  /** The same person with the same password, now that nobody else can change either. */
  stillIs(demanded: User, now: User | null): User {
    if (!now || now.disabledAt) throw unauthenticated();
    if (now.passwordHash !== demanded.passwordHash) throw wrongPassword();
    return now;
  }
}
