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

/** What a sign-in with Google is for. */
export interface GoogleSignInRequest {
  /** The page of the site to return to. */
  from: string;
  /** The language of the page that it began on, which a new account gets; null if it named none. */
  lang: Language | null;
  /** The account to link; null for a plain sign-in. */
  linkTo: string | null;
}

/** A sign-in that has been begun, as the browser keeps it until Google's answer comes. */
export interface PendingGoogleSignIn extends GoogleSignInRequest {
  state: string;
  /** The PKCE verifier: without it the code in the answer is worth nothing. */
  verifier: string;
  expiresAtMs: number;
}

/**
 * Passport's state store: keeps state and PKCE verifier in a sealed cookie of the browser that began the sign-in. An
 * answer without that cookie is refused, so nobody can be signed in with another person's answer.
 * The strategy tells by the number of a method's parameters what a store can do.
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
    // The prefix for the same reason as the session's.
    this.name = secure ? '__Host-google-state' : 'google-state';
    // Lax: the way back is a link from another site.
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

  /** Gives the verifier when the answer is to the question that this browser asked; otherwise says what is wrong. */
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

  /** Null without a cookie, and with one that was not sealed here. */
  read(request: Request): PendingGoogleSignIn | null {
    const cookies: Record<string, unknown> = request.cookies;
    const sealed = cookies[this.name];
    const [body, seal] = typeof sealed === 'string' ? sealed.split('.') : [];
    if (body === undefined || seal === undefined || !isSameSecret(this.seal(body), seal)) return null;
    // What bears the seal was written by `store`.
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as PendingGoogleSignIn;
  }

  /** Takes the cookie away, so that only the first answer counts. */
  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }

  private seal(body: string): string {
    return createHmac('sha256', this.key).update(body).digest('base64url');
  }
}

/** Seals with a random key, made at the first start and shared by every copy of the app. */
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
