import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { FactorWaysService } from '../factors/factor-ways.service.js';
import { FactorCodesService } from '../factors/factor-codes.service.js';
import { PasskeysService } from '../factors/passkeys.service.js';
import { SignInTickets } from '../sign-in-tickets/sign-in-tickets.js';
import { LoginAttemptsService } from '../credentials/login-attempts.service.js';
import { UsersService } from '../users/users.service.js';
import { SessionCookieService } from '../sessions/session-cookie.service.js';
import { SignInService } from './sign-in.service.js';
import type { FactorWaysView, PasskeyOptionsView } from '../factors/factors.view.js';
import type { SignedInView } from '../sessions/session.view.js';
import { wrongFactorCode, noSignInUnderWay } from '../factors/factors.problems.js';
import type { AnswerPasskeyDto } from '../factors/dto/passkey.dto.js';
import type { User } from '../users/user.entity.js';
import type { FactorWay } from '../factors/domain/factor-way.js';

/** Logs in with a second factor, or with a passkey alone. */
@Injectable()
export class FactorSignInService {
  constructor(
    private readonly factors: FactorWaysService,
    private readonly codes: FactorCodesService,
    private readonly passkeys: PasskeysService,
    private readonly tickets: SignInTickets,
    private readonly attempts: LoginAttemptsService,
    private readonly users: UsersService,
    private readonly cookie: SessionCookieService,
    private readonly signIns: SignInService,
  ) {}

  async showWays(request: Request): Promise<FactorWaysView> {
    const { ways } = await this.underWay(request);
    return { ways };
  }

  /** Tries and counts a code for the account whose first factor was proved in this browser. */
  async enterCode(request: Request, response: Response, code: string): Promise<SignedInView> {
    const { user } = await this.underWay(request);
    const browser = this.cookie.browserOf(request);
    const isRight = await this.attempts.makeAtFactor({ user, browser }, () => this.codes.use(user, code));
    if (!isRight) throw wrongFactorCode();
    return this.signIns.finish(user, browser, response);
  }

  /** Accepts any passkey of this site, or one of the account whose first factor was proved in this browser. */
  async askPasskey(request: Request): Promise<PasskeyOptionsView> {
    return this.passkeys.askForLogIn(this.tickets.read(request)?.userId ?? null);
  }

  /** A passkey with user verification is both factors in one, so no password is asked for. */
  async usePasskey(request: Request, response: Response, answer: AnswerPasskeyDto): Promise<SignedInView> {
    const user = await this.passkeys.prove('sign-in', answer, null);
    return this.signIns.finish(user, this.cookie.browserOf(request), response);
  }

  /** The log-in awaiting a second factor in this browser. */
  private async underWay(request: Request): Promise<{ user: User; ways: FactorWay[] }> {
    const ticket = this.tickets.read(request);
    const user = ticket && (await this.users.findById(ticket.userId));
    if (!user || user.disabledAt || user.tokenVersion !== ticket.tokenVersion) throw noSignInUnderWay();
    const ways = await this.factors.waysOf(user.id);
    // The last factor was just removed: the first one is enough then, but has to be repeated.
    if (ways.length === 0) throw noSignInUnderWay();
    return { user, ways };
  }
}
