import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { unauthenticated } from '../common/problem/common.problems.js';
import { UsersService } from '../users/users.service.js';
import { requiresRecentLogin, wrongPassword } from './auth.problems.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionsService } from './sessions.service.js';

/** Makes sure, before what cannot be undone, that it is she who sits at the keyboard and not whoever found it open. */
@Injectable()
export class OwnerCheck {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
  ) {}

  /** Her password; of an account that has none, a sign-in of a moment ago. */
  async demand(actor: CurrentUser, password = ''): Promise<void> {
    const user = await this.users.findById(actor.id);
    if (!user) throw unauthenticated();
    if (user.passwordHash === null) {
      if (!this.sessions.isRecent(actor)) throw requiresRecentLogin();
    } else if (!(await this.hasher.matches(password, user.passwordHash))) throw wrongPassword();
  }
}
