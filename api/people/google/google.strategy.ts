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

/** A guard's options: with a plan, the browser is sent to Google; without one, it has come back. */
export interface GoogleAuthenticateOptions {
  begin?: GoogleSignInRequest;
}

/** True if people are sent to Google itself instead of a replacement provider. */
export const isGoogleItself = (authorizationUrl: string): boolean =>
  new URL(authorizationUrl).hostname === 'accounts.google.com';

/** Identifies people by Google, for Passport. `GoogleAccountsService` decides about their account. */
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

  /** Not earlier: log-ins may still be in progress while the server closes. */
  onApplicationShutdown(): void {
    passport.unuse(String(this.name));
  }

  /**
   * Passes the URL to the controller: the page that links an account fetches it by script, and navigates there
   * itself.
   */
  private redirectToGoogle(request: Request, plan: GoogleSignInRequest): void {
    this.redirect = (url) => this.success({ url });
    // Google lets people choose their account, so that no other page can sign them in without a click. Other
    // providers may not know the parameter, and refuse the request.
    super.authenticate(request, { ...(this.isGoogle && { prompt: 'select_account' }), state: plan });
  }

  /**
   * The package checks Google's `error` before the state, reads a body if the query is empty, and starts again
   * without a code. Here the state is checked first, and only the query counts.
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

  /** OAuth error codes for a refused request (RFC 6749 §4.1.2.1). */
  private problemFor(error: unknown): Problem {
    if (error === 'access_denied') return popupClosedByUser();
    if (error === 'server_error' || error === 'temporarily_unavailable') return googleUnreachable();
    this.logger.warn(`Google refuses sign-ins for this salon: ${JSON.stringify(error).slice(0, 100)}`);
    return unauthorizedDomain();
  }
}

/** Null without a client id. */
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
