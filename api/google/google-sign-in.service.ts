import { Injectable, Logger } from '@nestjs/common';
import { Problem } from '../common/problem/problem.js';
import { pathIn } from '../common/words/language-path.js';
import { SalonLanguagesService } from '../salon/salon-languages.service.js';
import { AdminSignInNoticeService } from '../sessions/admin-sign-in-notice.service.js';
import { requiresRecentLogin } from '../credentials/credentials.problems.js';
import type { GoogleProfile } from './domain/google-profile.js';
import { withNote } from './domain/origin-path.js';
import { GoogleAccountsService } from './google-accounts.service.js';
import type { GoogleCallbackResult } from './google-callback.guard.js';
import type { PendingGoogleSignIn } from './google-state.store.js';
import { invalidCredential, googleUnreachable } from './google.problems.js';
import { ProviderRejectedError, ProviderUnreachableError } from './provider-request.js';
import { type OpenedSession, SessionsService, type SigningInBrowser } from '../sessions/sessions.service.js';

/** The page to show, and the session of somebody who has just signed in. */
export interface SignInOutcome {
  url: string;
  opened: OpenedSession | null;
}

/** What follows from Google's answer. */
@Injectable()
export class GoogleSignInService {
  private readonly logger = new Logger('Google');

  constructor(
    private readonly accounts: GoogleAccountsService,
    private readonly adminSignIns: AdminSignInNoticeService,
    private readonly sessions: SessionsService,
    private readonly languages: SalonLanguagesService,
  ) {}

  /** Ends on a page of the site, whatever went wrong. */
  async finish(answer: GoogleCallbackResult, browser: SigningInBrowser): Promise<SignInOutcome> {
    const { url, opened } = await this.outcomeOf(answer, browser);
    return { url: await this.inLanguage(url, answer.pending), opened };
  }

  /** The page as it is read in the language of the page where it began. */
  private async inLanguage(url: string, pending: PendingGoogleSignIn | null): Promise<string> {
    const reading = await this.languages.reading(pending?.lang ?? null);
    return reading === null ? url : pathIn(reading.language, url, reading.main);
  }

  private async outcomeOf(answer: GoogleCallbackResult, browser: SigningInBrowser): Promise<SignInOutcome> {
    try {
      if ('failure' in answer) throw answer.failure;
      const { profile, pending } = answer;
      const { linkTo } = pending;
      return linkTo === null
        ? await this.signIn(profile, pending, browser)
        : await this.link(profile, { from: pending.from, userId: linkTo }, browser);
    } catch (error) {
      return { url: this.failure(answer.pending, this.codeOf(error)), opened: null };
    }
  }

  private async signIn(
    profile: GoogleProfile,
    { from, lang }: PendingGoogleSignIn,
    browser: SigningInBrowser,
  ): Promise<SignInOutcome> {
    const { user, isNew } = await this.accounts.signIn(profile, lang);
    await this.adminSignIns.announce(user, browser);
    return {
      url: withNote(from, 'welcome', isNew ? 'new' : 'back'),
      opened: await this.sessions.open(user, browser),
    };
  }

  /** Only for the account that asked for it, and while it is still signed in with this browser. */
  private async link(
    profile: GoogleProfile,
    { from, userId }: { from: string; userId: string },
    browser: SigningInBrowser,
  ): Promise<SignInOutcome> {
    const session = await this.sessions.find(browser.secret);
    if (session?.userId !== userId) throw requiresRecentLogin();
    await this.accounts.link(profile, session);
    return { url: withNote(from, 'google', 'linked'), opened: null };
  }

  private codeOf(error: unknown): string {
    if (error instanceof Problem) return error.code;
    if (error instanceof ProviderUnreachableError)
      this.logger.warn(`Google did not answer: ${error.message}`);
    else if (error instanceof ProviderRejectedError) this.logger.warn(`Google refused: ${error.message}`);
    else this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    if (error instanceof ProviderUnreachableError) return googleUnreachable().code;
    return error instanceof ProviderRejectedError ? invalidCredential().code : 'internal';
  }

  private failure(pending: PendingGoogleSignIn | null, code: string): string {
    if (pending && pending.linkTo !== null) return withNote(pending.from, 'error', code);
    const login = withNote('/login', 'error', code);
    return pending && pending.from !== '/' ? withNote(login, 'from', pending.from) : login;
  }
}
