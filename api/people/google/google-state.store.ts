import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { Clock } from '../../common/clock.js';
import type { Problem } from '../../common/problem/problem.js';
import { ENV, type Env } from '../../config/env.js';
import { AppKeysService } from '../../database/app-keys.service.js';
import type { Language } from '../../words/types.gen.js';
import { expiredCallback, foreignCallback } from './google.problems.js';
import { isSameSecret } from './same-secret.js';

const KEY_NAME = 'google-state';
const KEY_BYTES = 32;
const STATE_BYTES = 16;
/** In the privacy text. @internal */
export const LIFETIME_MS = 10 * 60_000;

/** The purpose of a Google log-in. */
export interface GoogleSignInRequest {
  /** The page to return to. */
  from: string;
  /** The language of the page where it started, for a new account; null if unknown. */
  lang: Language | null;
  /** The account to link; null for a plain log-in. */
  linkTo: string | null;
}

/** A log-in in progress, stored in the browser until Google responds. */
export interface PendingGoogleSignIn extends GoogleSignInRequest {
  state: string;
  /** The PKCE verifier, without which the code in the response is worthless. */
  verifier: string;
  expiresAtMs: number;
}

/**
 * Passport's state store: keeps state and PKCE verifier in a signed cookie of the browser that started the log-in. A
 * response without that cookie is refused, so no one can be logged in with another person's response. Passport
 * detects a store's features by the number of its methods' parameters.
 */
export class GoogleStateStore {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(
    private readonly key: KeyObject,
    private readonly clock: Clock,
    { publicUrl }: Env,
  ) {
    const secure = publicUrl.startsWith('https:');
    // Prefixed for the same reason as the session cookie.
    this.name = secure ? '__Host-google-state' : 'google-state';
    // Lax, because the return is a link from another site.
    this.options = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
  }

  store(
    request: Request,
    verifier: string,
    plan: GoogleSignInRequest,
    _meta: unknown,
    done: (error: null, state: string) => void,
  ): void {
    const state = randomBytes(STATE_BYTES).toString('base64url');
    const expiresAtMs = this.clock.now().getTime() + LIFETIME_MS;
    const pending: PendingGoogleSignIn = { ...plan, state, verifier, expiresAtMs };
    const body = Buffer.from(JSON.stringify(pending)).toString('base64url');
    const expires = new Date(expiresAtMs);
    request.res?.cookie(this.name, `${body}.${this.seal(body)}`, { ...this.options, expires });
    done(null, state);
  }

  /** Returns the verifier if the response matches this browser's request; otherwise the reason why not. */
  verify(
    request: Request,
    state: unknown,
    _meta: unknown,
    done: (error: null, verifier: string | false, problem?: Problem) => void,
  ): void {
    const pending = this.read(request);
    if (!pending || typeof state !== 'string' || !isSameSecret(pending.state, state)) {
      return done(null, false, foreignCallback());
    }
    if (pending.expiresAtMs <= this.clock.now().getTime()) return done(null, false, expiredCallback());
    done(null, pending.verifier);
  }

  /** Null without a cookie, or with one that was not created here. */
  read(request: Request): PendingGoogleSignIn | null {
    const cookies: Record<string, unknown> = request.cookies;
    const sealed = cookies[this.name];
    const [body, seal] = typeof sealed === 'string' ? sealed.split('.') : [];
    if (body === undefined || seal === undefined || !isSameSecret(this.seal(body), seal)) return null;
    // Only `store` writes signed values.
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as PendingGoogleSignIn;
  }

  /** Deletes the cookie, so that only the first response counts. */
  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }

  private seal(body: string): string {
    return createHmac('sha256', this.key).update(body).digest('base64url');
  }
}

/** Uses a random key, created at the first start and shared by all instances. */
export const googleStateStoreProvider = {
  provide: GoogleStateStore,
  inject: [AppKeysService, Clock, ENV],
  useFactory: async (keys: AppKeysService, clock: Clock, env: Env): Promise<GoogleStateStore> =>
    new GoogleStateStore(
      createSecretKey(await keys.getOrCreate(KEY_NAME, randomBytes(KEY_BYTES).toString('base64')), 'base64'),
      clock,
      env,
    ),
};
