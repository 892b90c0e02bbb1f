import { Injectable } from '@nestjs/common';
import { PasswordStrengthService } from '../credentials/password-strength.service.js';
import { PasswordsService } from '../credentials/passwords.service.js';
import { SignInService, type SignInStep } from '../factor-checks/sign-in.service.js';
import type { User } from '../users/user.entity.js';
import type { LogInDto } from './dto/log-in.dto.js';
import type { SigningInBrowser } from '../sessions/sessions.service.js';

/** Log-ins with a password that has been checked. */
@Injectable()
export class LogInService {
  constructor(
    private readonly strength: PasswordStrengthService,
    private readonly passwords: PasswordsService,
    private readonly signIns: SignInService,
  ) {}

  /**
   * What follows once the password of an account has been checked: a session, or the question for the second factor. Somebody
   * who works here and whose password will not do has to bring another: until now nobody could see how strong it is.
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
