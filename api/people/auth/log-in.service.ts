import { Injectable } from '@nestjs/common';
import { PasswordStrengthService } from '../credentials/password-strength.service.js';
import { PasswordsService } from '../credentials/passwords.service.js';
import { SignInService, type SignInStep } from '../factor-checks/sign-in.service.js';
import type { User } from '../users/user.entity.js';
import type { LogInDto } from './dto/log-in.dto.js';
import type { SigningInBrowser } from '../sessions/sessions.service.js';

/** Completes log-ins with a verified password. */
@Injectable()
export class LogInService {
  constructor(
    private readonly strength: PasswordStrengthService,
    private readonly passwords: PasswordsService,
    private readonly signIns: SignInService,
  ) {}

  /**
   * Continues after the password: opens a session, or asks for the second factor. A team member with a weak password
   * has to choose another, because its strength could not be checked before.
   */
  async logIn(
    proved: User,
    { password, newPassword }: LogInDto,
    browser: SigningInBrowser,
  ): Promise<SignInStep> {
    const isTooWeak = await this.strength.isTooWeakFor(proved, password);
    const user = isTooWeak ? await this.passwords.replaceWeakPassword(proved, newPassword) : proved;
    return this.signIns.begin(user, browser);
  }
}
