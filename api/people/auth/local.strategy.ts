import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AuthModuleOptions, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { type IStrategyOptionsWithRequest, Strategy, type VerifyFunctionWithRequest } from 'passport-local';
import { userDisabled, wrongPassword } from '../credentials/credentials.problems.js';
import { LoginAttemptsService } from '../credentials/login-attempts.service.js';
import { LoginRecordsService } from '../login-records/login-records.service.js';
import { PasswordHasherService } from '../credentials/password-hasher.service.js';
import { SessionCookieService } from '../sessions/session-cookie.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/** The package names its strategy `local`; this one has the name given by its app. */
class NamedStrategy extends Strategy {
  constructor(
    { name, ...options }: IStrategyOptionsWithRequest & { name: string },
    verify: VerifyFunctionWithRequest,
  ) {
    super(options, verify);
    this.name = name;
  }
}

/** The first half of a log-in: finds the account and verifies its password. `LogInService` opens the session. */
@Injectable()
export class LocalStrategy extends PassportStrategy(NamedStrategy) implements OnApplicationShutdown {
  constructor(
    options: AuthModuleOptions,
    private readonly users: UsersService,
    private readonly attempts: LoginAttemptsService,
    private readonly hasher: PasswordHasherService,
    private readonly records: LoginRecordsService,
    private readonly cookie: SessionCookieService,
  ) {
    super({ name: String(options.defaultStrategy), usernameField: 'email', passReqToCallback: true });
  }

  async validate(request: Request, email: string, password: string): Promise<User> {
    const browser = this.cookie.browserOf(request);
    const user = await this.users.findByEmail(email);
    const storedHash = user?.passwordHash ?? null;
    const matches = await this.attempts.make({ email, user, browser }, ({ isKnownDevice }) =>
      this.hasher.matches(password, storedHash, { isUrgent: isKnownDevice }),
    );
    if (!user || storedHash === null || !matches) throw wrongPassword();
    if (user.disabledAt) {
      await this.records.record('log-in.failed', user);
      throw userDisabled();
    }
    return { ...user, passwordHash: await this.renewedHash(user.id, password, storedHash) };
  }

  /** Not earlier: log-ins may still be in progress while the server closes. */
  onApplicationShutdown(): void {
    passport.unuse(String(this.name));
  }

  /** Rehashes the password with today's parameters, while it is available in plain text. */
  private async renewedHash(userId: string, password: string, storedHash: string): Promise<string> {
    if (!this.hasher.isOutdated(storedHash)) return storedHash;
    const passwordHash = await this.hasher.hash(password);
    const isKept = await this.users.replacePasswordHash(userId, { from: storedHash, to: passwordHash });
    // Another log-in was faster, or the password has changed; in the latter case, no session can be opened with it.
    return isKept ? passwordHash : storedHash;
  }
}
