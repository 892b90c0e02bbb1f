import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AuthModuleOptions, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import type { Problem } from '../../common/problem/problem.js';
import { ENV, type Env } from '../../config/env.js';
import { type GoogleProfile, readGoogleProfile } from './domain/google-profile.js';
import { GoogleOAuthStrategy } from './google-oauth.strategy.js';
import { type GoogleSignInRequest, GoogleStateStore } from './google-state.store.js';
import {
  invalidCredential,
  googleUnreachable,
  unauthorizedDomain,
  popupClosedByUser,
  foreignCallback,
} from './google.problems.js';

/** A guard's options: with a plan the browser is sent to Google, without one it has come back. */
export interface GoogleAuthenticateOptions {
  begin?: GoogleSignInRequest;
}

/** Whether people are sent to Google and not to a provider in its place. */
export const isGoogleItself = (authorizationUrl: string): boolean =>
  new URL(authorizationUrl).hostname === 'accounts.google.com';

/** Who somebody is to Google, for Passport; what follows for their account is decided by `GoogleAccountsService`. */
export class GoogleStrategy extends PassportStrategy(GoogleOAuthStrategy) implements OnApplicationShutdown {
  private readonly logger = new Logger('Google');

  private readonly isGoogle: boolean;

  constructor(
    name: string,
    { google, publicUrl }: { google: NonNullable<Env['google']>; publicUrl: string },
    private readonly states: GoogleStateStore,
  ) {
    super({ name, google, publicUrl, store: states });
    this.isGoogle = isGoogleItself(google.authorizationUrl);
  }

  override authenticate(request: Request, { begin }: GoogleAuthenticateOptions): void {
    if (begin) this.redirectToGoogle(request, begin);
    else this.handleCallback(request);
  }

  validate(_request: Request, _accessToken: string, _refreshToken: string, claims: unknown): GoogleProfile {
    const profile = readGoogleProfile(claims);
    if (!profile) throw invalidCredential();
    return profile;
  }

  /** Not earlier: somebody may be logging in while the server closes. */
  onApplicationShutdown(): void {
    passport.unuse(String(this.name));
  }

  /** Hands the address to the controller: the page that links an account fetches it by script, and goes there itself. */
  private redirectToGoogle(request: Request, plan: GoogleSignInRequest): void {
    this.redirect = (url) => this.success({ url });
    // Google asks which of their accounts they mean, so that no page elsewhere can sign them in without a click. Another
    // provider need not know the word, and may refuse a request that has it.
    super.authenticate(request, { ...(this.isGoogle && { prompt: 'select_account' }), state: plan });
  }

  /**
   * The package looks at Google's `error` before the state, reads a body when the query is empty, and begins anew when
   * there is no code. Here the state comes first, and only the query counts.
   */
  private handleCallback(request: Request): void {
    const { state, code, error } = request.query;
    this.states.verify(request, state, null, (_, verifier, problem) => {
      if (verifier === false) return this.fail(problem);
      if (error !== undefined) return this.fail(this.problemFor(error));
      if (typeof code !== 'string' || code === '') return this.fail(foreignCallback());
      super.authenticate(request, {});
    });
  }

  /** OAuth's codes for why Google did not ask (RFC 6749 §4.1.2.1). */
  private problemFor(error: unknown): Problem {
    if (error === 'access_denied') return popupClosedByUser();
    if (error === 'server_error' || error === 'temporarily_unavailable') return googleUnreachable();
    this.logger.warn(`Google refuses sign-ins for this salon: ${JSON.stringify(error).slice(0, 100)}`);
    return unauthorizedDomain();
  }
}

/** Null where no client id is set. */
export const googleStrategyProvider = {
  provide: GoogleStrategy,
  inject: [AuthModuleOptions, ENV, GoogleStateStore],
  useFactory: (
    { defaultStrategy }: AuthModuleOptions,
    { google, publicUrl }: Env,
    states: GoogleStateStore,
  ): GoogleStrategy | null =>
    google && new GoogleStrategy(String(defaultStrategy), { google, publicUrl }, states),
};
