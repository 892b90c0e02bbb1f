import { Injectable, Logger } from '@nestjs/common';
import { Problem } from '../../common/problem/problem.js';
import { pathIn } from '../../common/words/language-path.js';
import { SalonLanguagesService } from '../../salon/salon/salon-languages.service.js';
import { requiresRecentLogin } from '../credentials/credentials.problems.js';
import { SignInService, type SignInStep } from '../factor-checks/sign-in.service.js';
import type { GoogleProfile } from './domain/google-profile.js';
import { withNote } from './domain/origin-path.js';
import { GoogleAccountsService } from './google-accounts.service.js';
import type { GoogleCallbackResult } from './google-callback.guard.js';
import type { PendingGoogleSignIn } from './google-state.store.js';
import { invalidCredential, googleUnreachable } from './google.problems.js';
import { ProviderRejectedError, ProviderUnreachableError } from './provider-request.js';
import { SessionsService, type SigningInBrowser } from '../sessions/sessions.service.js';

/** The page to show, and the result for someone logging in. */
export interface SignInOutcome {
  url: string;
  step: SignInStep | null;
}

/** Handles Google's response. */
@Injectable()
export class GoogleSignInService {
  private readonly logger = new Logger('Google');

  constructor(
    private readonly accounts: GoogleAccountsService,
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly languages: SalonLanguagesService,
  ) {}

  /** Always ends on a page of the site, even after errors. */
  async finish(answer: GoogleCallbackResult, browser: SigningInBrowser): Promise<SignInOutcome> {
    const { url, step } = await this.outcomeOf(answer, browser);
    return { url: await this.inLanguage(url, answer.pending), step };
  }

  /** The page in the language in which the log-in started. */
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
      return { url: this.failure(answer.pending, this.codeOf(error)), step: null };
    }
  }

  private async signIn(
    profile: GoogleProfile,
    { from, lang }: PendingGoogleSignIn,
    browser: SigningInBrowser,
  ): Promise<SignInOutcome> {
    const { user, isNew } = await this.accounts.signIn(profile, lang);
    const step = await this.signIns.begin(user, browser);
    if (!('opened' in step)) return { step, url: this.factorPage(from) };
    // The log-in page knows the start pages of team members.
    const isLedOn = from === '/' && user.role !== 'user';
    return { step, url: withNote(isLedOn ? '/login' : from, 'welcome', isNew ? 'new' : 'back') };
  }

  /** Only for the account that requested it, while it is still logged in with this browser. */
  private async link(
    profile: GoogleProfile,
    { from, userId }: { from: string; userId: string },
    browser: SigningInBrowser,
  ): Promise<SignInOutcome> {
    const session = await this.sessions.findSession(browser.secret);
    if (session?.userId !== userId) throw requiresRecentLogin();
    await this.accounts.link(profile, session);
    return { url: withNote(from, 'google', 'linked'), step: null };
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
    return this.loginPage('error', code, pending?.from ?? '/');
  }

  /** The page that asks for the second factor. */
  private factorPage(from: string): string {
    return this.loginPage('factor', '1', from);
  }

  private loginPage(name: string, value: string, from: string): string {
    const login = withNote('/login', name, value);
    return from === '/' ? login : withNote(login, 'from', from);
  }
}
