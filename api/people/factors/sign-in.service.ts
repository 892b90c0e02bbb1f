import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { userDisabled } from '../credentials/credentials.problems.js';
import { LoginAttemptsService } from '../credentials/login-attempts.service.js';
import { worksHere } from '../../common/access/role.js';
import { LoginRecordsService } from '../login-records/login-records.service.js';
import { AdminSignInNoticeService } from '../sessions/admin-sign-in-notice.service.js';
import { SessionCookieService } from '../sessions/session-cookie.service.js';
import type { SignedInView } from '../sessions/session.view.js';
import { type OpenedSession, SessionsService, type SigningInBrowser } from '../sessions/sessions.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { FactorWay } from './domain/factor-way.js';
import type { AnswerPasskeyDto } from './dto/passkey.dto.js';
import { FactorCodesService } from './factor-codes.service.js';
import { noSignInUnderWay, wrongFactorCode } from './factors.problems.js';
import type { FactorNeededView, FactorWaysView, PasskeyOptionsView } from './factors.view.js';
import { PasskeysService } from './passkeys.service.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { SignInTickets } from '../sign-in-tickets/sign-in-tickets.js';

/** What has come of proving the first factor: a session, or the question for the second one. */
export type SignInStep = { opened: OpenedSession } | { user: User; ways: FactorWay[] };

/** How every sign-in ends, whatever it began with: nobody gets a session of an account with a second factor without it. */
@Injectable()
export class SignInService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly codes: FactorCodesService,
    private readonly passkeys: PasskeysService,
    private readonly tickets: SignInTickets,
    private readonly attempts: LoginAttemptsService,
    private readonly users: UsersService,
    private readonly adminSignIns: AdminSignInNoticeService,
    private readonly records: LoginRecordsService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookieService,
  ) {}

  /** For somebody who has just proved the first factor: a password, an account at Google, a code from their mailbox. */
  async begin(user: User, browser: SigningInBrowser): Promise<SignInStep> {
    await this.refuseDisabled(user);
    const ways = await this.factors.waysOf(user.id);
    return ways.length > 0 ? { user, ways } : { opened: await this.open(user, browser, 'one') };
  }

  /** Sets the cookie of the session, or of the ticket that keeps the first half until the second has come. */
  answer(response: Response, step: SignInStep): SignedInView | FactorNeededView {
    if ('opened' in step) return this.cookie.set(response, step.opened);
    this.tickets.give(response, step.user);
    return { next: 'factor', ways: step.ways };
  }

  async showWays(request: Request): Promise<FactorWaysView> {
    const { ways } = await this.underWay(request);
    return { ways };
  }

  /** A code is tried, and counted, for the account whose first factor was proved in this browser. */
  async enterCode(request: Request, response: Response, code: string): Promise<SignedInView> {
    const { user } = await this.underWay(request);
    const browser = this.cookie.browserOf(request);
    const isRight = await this.attempts.makeAtFactor({ user, browser }, () => this.codes.use(user, code));
    if (!isRight) throw wrongFactorCode();
    return this.finish(user, browser, response);
  }

  /** Any passkey of this site, or one of the account whose first factor was proved in this browser. */
  async askPasskey(request: Request): Promise<PasskeyOptionsView> {
    return this.passkeys.ask('sign-in', this.tickets.read(request)?.userId ?? null);
  }

  /** A passkey that has verified its owner is both factors in one, so no password is asked for. */
  async usePasskey(request: Request, response: Response, answer: AnswerPasskeyDto): Promise<SignedInView> {
    const user = await this.passkeys.prove('sign-in', answer, null);
    return this.finish(user, this.cookie.browserOf(request), response);
  }

  private async finish(user: User, browser: SigningInBrowser, response: Response): Promise<SignedInView> {
    await this.refuseDisabled(user);
    const opened = await this.open(user, browser, 'both');
    this.tickets.clear(response);
    return this.cookie.set(response, opened);
  }

  private async open(user: User, browser: SigningInBrowser, proved: 'one' | 'both'): Promise<OpenedSession> {
    await this.adminSignIns.announce(user, browser);
    if (worksHere(user)) await this.records.record('log-in.done', user);
    return this.sessions.open(user, browser, { hasProvedFactor: proved === 'both' });
  }

  private async refuseDisabled(user: User): Promise<void> {
    if (!user.disabledAt) return;
    await this.records.record('log-in.failed', user);
    throw userDisabled();
  }

  /** Whose sign-in waits for the second factor in this browser. */
  private async underWay(request: Request): Promise<{ user: User; ways: FactorWay[] }> {
    const ticket = this.tickets.read(request);
    const user = ticket && (await this.users.findById(ticket.userId));
    if (!user || user.disabledAt || user.tokenVersion !== ticket.tokenVersion) throw noSignInUnderWay();
    const ways = await this.factors.waysOf(user.id);
    // The last one was removed meanwhile: then the first factor is enough, and begins anew.
    if (ways.length === 0) throw noSignInUnderWay();
    return { user, ways };
  }
}
