import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { userDisabled } from '../credentials/credentials.problems.js';
import { worksHere } from '../../common/access/role.js';
import { LoginRecordsService } from '../login-records/login-records.service.js';
import { AdminSignInNoticeService } from '../sessions/admin-sign-in-notice.service.js';
import { SessionCookieService } from '../sessions/session-cookie.service.js';
import type { SignedInView } from '../sessions/session.view.js';
import { type OpenedSession, SessionsService, type SigningInBrowser } from '../sessions/sessions.service.js';
import type { User } from '../users/user.entity.js';
import type { FactorWay } from '../factors/domain/factor-way.js';
import type { FactorNeededView } from '../factors/factors.view.js';
import { FactorWaysService } from '../factors/factor-ways.service.js';
import { SignInTickets } from '../sign-in-tickets/sign-in-tickets.js';

/** The result of the first factor: a session, or a request for the second one. */
export type SignInStep = { opened: OpenedSession } | { user: User; ways: FactorWay[] };

/** Completes every log-in, however it started: accounts with a second factor never get a session without it. */
@Injectable()
export class SignInService {
  constructor(
    private readonly factors: FactorWaysService,
    private readonly tickets: SignInTickets,
    private readonly adminSignIns: AdminSignInNoticeService,
    private readonly records: LoginRecordsService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookieService,
  ) {}

  /** For someone who has just proved the first factor: a password, a Google account, or a code from their mailbox. */
  async begin(user: User, browser: SigningInBrowser): Promise<SignInStep> {
    await this.refuseDisabled(user);
    const ways = await this.factors.waysOf(user.id);
    return ways.length > 0 ? { user, ways } : { opened: await this.open(user, browser, 'one') };
  }

  /** Sets the session's cookie, or that of the ticket that stands for the first factor until the second one. */
  answer(response: Response, step: SignInStep): SignedInView | FactorNeededView {
    if ('opened' in step) return this.cookie.set(response, step.opened);
    this.tickets.give(response, step.user);
    return { next: 'factor', ways: step.ways };
  }

  /** For someone who has just proved the second factor as well. */
  async finish(user: User, browser: SigningInBrowser, response: Response): Promise<SignedInView> {
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
}
