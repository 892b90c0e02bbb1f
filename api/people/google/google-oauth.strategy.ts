import { Strategy, type StrategyOptionsWithRequest } from 'passport-google-oauth20';
import type { GoogleSettings } from '../../config/env.js';
import type { GoogleStateStore } from './google-state.store.js';
import { ProviderRejectedError, requestJson } from './provider-request.js';

type Verify = ConstructorParameters<typeof Strategy>[1];

export interface GoogleOAuthOptions {
  /** The app's own name for its Passport strategy. */
  name: string;
  google: GoogleSettings;
  publicUrl: string;
  store: GoogleStateStore;
}

/**
 * The package's strategy with its two requests to Google replaced: those have no time limit, put the access token
 * into a URL, and a body of `null` would crash the process. Accepts only JSON objects from the provider.
 */
export class GoogleOAuthStrategy extends Strategy {
  private readonly google: GoogleSettings;

  constructor({ name, google, publicUrl, store }: GoogleOAuthOptions, verify: Verify) {
    const options: StrategyOptionsWithRequest = {
      clientID: google.clientId,
      clientSecret: google.clientSecret,
      authorizationURL: google.authorizationUrl,
      tokenURL: google.tokenUrl,
      userProfileURL: google.profileUrl,
      // From the settings only: a request's Host header is up to its sender.
      callbackURL: `${publicUrl}/auth/google/callback`,
      scope: ['openid', 'email', 'profile'],
      pkce: true,
      // The package's types only cover stores without PKCE.
      store: store as never,
      passReqToCallback: true,
    };
    super(options, verify);
    this.name = name;
    this.google = google;
    this._oauth2.getOAuthAccessToken = (code: string, params: unknown, done?: unknown) =>
      this.exchange(code, params as Record<string, string>, done as (error: unknown, token?: string) => void);
  }

  override userProfile(accessToken: string, done: (error?: unknown, claims?: unknown) => void): void {
    requestJson(this.google.profileUrl, { headers: { Authorization: `Bearer ${accessToken}` } }).then(
      (claims) => done(null, claims),
      done,
    );
  }

  private exchange(
    code: string,
    params: Record<string, string>,
    done: (error: unknown, token?: string) => void,
  ): void {
    const { clientId: client_id, clientSecret: client_secret, tokenUrl } = this.google;
    const body = new URLSearchParams({ ...params, client_id, client_secret, code });
    requestJson(tokenUrl, { method: 'POST', body }).then(
      ({ access_token: token }) =>
        typeof token === 'string' ? done(null, token) : done(new ProviderRejectedError('no access token')),
      done,
    );
  }
}
