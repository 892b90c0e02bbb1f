import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Strategy } from 'passport-google-oauth20';
import { notFound } from '../common/problem/common.problems.js';
import { ENV, type Env, type GoogleSettings } from '../config/env.js';
import { ProviderRefusal, ProviderSilence, requestJson } from './provider-request.js';
import { isSameSecret } from './same-secret.js';

const STATE_BYTES = 16;

/** What is kept of a question to Google until its answer comes: proof that it was asked by this browser, and the key to it. */
export interface AskedQuestion {
  state: string;
  verifier: string;
}

/** As much of a request as the strategy looks at. */
interface Conversation {
  query: { code?: string; state?: string };
  asked: AskedQuestion | null;
}

type Outcome = { redirect: string } | { claims: unknown } | { refused: true };

/**
 * Holds the conversation's state and PKCE verifier where the strategy asks for them: in the conversation itself. The
 * strategy tells by the number of parameters what a store can do.
 */
const conversationStore = {
  store(
    conversation: Conversation,
    verifier: string,
    _state: unknown,
    _meta: unknown,
    done: (error: null, state: string) => void,
  ): void {
    const state = randomBytes(STATE_BYTES).toString('base64url');
    conversation.asked = { state, verifier };
    done(null, state);
  },
  verify(
    { asked }: Conversation,
    state: string,
    _meta: unknown,
    done: (error: null, verifier: string | false) => void,
  ): void {
    done(null, asked !== null && isSameSecret(asked.state, state) && asked.verifier);
  },
};

/** Passport's strategy, speaking to the provider with a time limit and taking nothing but JSON objects from it. */
class GoogleStrategy extends Strategy {
  constructor(
    private readonly google: GoogleSettings,
    publicUrl: string,
  ) {
    const { clientId, clientSecret, authorizationUrl, tokenUrl, profileUrl } = google;
    super(
      {
        clientID: clientId,
        clientSecret,
        authorizationURL: authorizationUrl,
        tokenURL: tokenUrl,
        userProfileURL: profileUrl,
        // From the settings alone: the Host of a request is whatever its sender wrote.
        callbackURL: `${publicUrl}/auth/google/callback`,
        scope: ['openid', 'email', 'profile'],
        pkce: true,
        // The package's types know only stores without PKCE.
        store: conversationStore as never,
      },
      (_accessToken, _refreshToken, claims, done) => done(null, claims as object),
    );
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
        typeof token === 'string' ? done(null, token) : done(new ProviderRefusal('no access token')),
      done,
    );
  }
}

/** Google, or who stands in for it. */
@Injectable()
export class GoogleProvider {
  private readonly strategy: GoogleStrategy | null;

  constructor(@Inject(ENV) { google, publicUrl }: Env) {
    this.strategy = google && new GoogleStrategy(google, publicUrl);
  }

  /** Where it is switched off there is nothing at its addresses. */
  insistOnBeingOn(): void {
    if (!this.strategy) throw notFound();
  }

  /** Where to send somebody, and what to keep until she is back. */
  async ask(): Promise<{ url: string; asked: AskedQuestion }> {
    const conversation: Conversation = { query: {}, asked: null };
    // Asks which of her accounts she means, so that no page elsewhere can sign her in without her doing anything.
    const outcome = await this.run(conversation, { prompt: 'select_account' });
    if (!('redirect' in outcome) || !conversation.asked) throw new Error('The strategy asked nothing.');
    return { url: outcome.redirect, asked: conversation.asked };
  }

  /** What Google says of whoever brought the code. */
  async hear(answer: { code: string; state: string }, asked: AskedQuestion): Promise<unknown> {
    const outcome = await this.run({ query: answer, asked }, {});
    if (!('claims' in outcome)) throw new ProviderRefusal('the state is another one');
    return outcome.claims;
  }

  /** The strategy answers by calling methods of its own, so every conversation has a copy with methods that settle it. */
  private run(conversation: Conversation, options: object): Promise<Outcome> {
    const { strategy } = this;
    if (!strategy) throw notFound();
    return new Promise((resolve, reject) => {
      const attempt = Object.assign(Object.create(strategy) as GoogleStrategy, {
        redirect: (url: string) => resolve({ redirect: url }),
        success: (claims: unknown) => resolve({ claims }),
        fail: () => resolve({ refused: true }),
        error: (error: unknown) => reject(causeOf(error)),
      });
      attempt.authenticate(conversation as unknown as Request, options);
    });
  }
}

/** The strategy wraps what went wrong with the token into an error of its own. */
const causeOf = (error: unknown): unknown => {
  const cause =
    typeof error === 'object' && error !== null && 'oauthError' in error ? error.oauthError : error;
  return cause instanceof ProviderRefusal || cause instanceof ProviderSilence ? cause : error;
};
