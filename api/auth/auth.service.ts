import { Injectable } from '@nestjs/common';
import { UsersService } from '../users/users.service.js';
import { toUserView } from '../users/user.view.js';
import { emailInUse, userDisabled, wrongPassword } from './auth.problems.js';
import type { LogInDto } from './dto/log-in.dto.js';
import type { SignUpDto } from './dto/sign-up.dto.js';
import { PasswordHasher } from './password-hasher.js';
import type { SessionView } from './session.view.js';
import { type OpenedSession, SessionsService, type SigningInBrowser } from './sessions.service.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
  ) {}

  async signUp({ email, name, password }: SignUpDto, browser: SigningInBrowser): Promise<OpenedSession> {
    const passwordHash = await this.hasher.hash(password);
    const user = await this.users.register({ email, name, passwordHash });
    if (!user) throw emailInUse();
    return this.sessions.open(user, browser);
  }

  async logIn({ email, password }: LogInDto, browser: SigningInBrowser): Promise<OpenedSession> {
    const user = await this.users.findByEmail(email);
    const storedHash = user?.passwordHash ?? null;
    const matches = await this.hasher.matches(password, storedHash);
    if (!user || storedHash === null || !matches) throw wrongPassword();
    if (user.disabledAt) throw userDisabled();
    if (this.hasher.isOutdated(storedHash)) {
      await this.users.replacePasswordHash(user.id, await this.hasher.hash(password));
    }
    return this.sessions.open(user, browser);
  }

  async describeSession(secret: string | null): Promise<SessionView> {
    const session = await this.sessions.find(secret);
    return { user: session && toUserView(session.user), google: false };
  }
}
