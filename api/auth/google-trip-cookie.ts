import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { ENV, type Env } from '../config/env.js';
import { AppKeys } from '../database/app-keys.js';
import type { AskedQuestion } from './google-provider.js';
import { isSameSecret } from './same-secret.js';

const KEY_NAME = 'google-trip';
const KEY_BYTES = 32;

/** Somebody on her way to Google and back. */
export interface GoogleTrip extends AskedQuestion {
  /** The page of ours to which she returns. */
  from: string;
  /** Whose account is to be linked; null when she just wants to come in. */
  linkTo: string | null;
  expiresAtMs: number;
}

/**
 * Keeps a trip in the browser that set out on it, sealed, and gives it back once. Without it nobody's answer is heard,
 * so nobody can be signed in with an answer that somebody else got.
 */
export class GoogleTripCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(
    private readonly key: KeyObject,
    { publicUrl }: Env,
  ) {
    const secure = publicUrl.startsWith('https:');
    // The prefix for the same reason as the session's.
    this.name = secure ? '__Host-google-trip' : 'google-trip';
    // Lax: she comes back by a link from another site.
    this.options = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
  }

  put(response: Response, trip: GoogleTrip): void {
    const body = Buffer.from(JSON.stringify(trip)).toString('base64url');
    const expires = new Date(trip.expiresAtMs);
    response.cookie(this.name, `${body}.${this.seal(body)}`, { ...this.options, expires });
  }

  /** Null without a trip, and with one that was not sealed here. */
  take(request: Request, response: Response): GoogleTrip | null {
    const cookies: Record<string, unknown> = request.cookies;
    const sealed = cookies[this.name];
    response.clearCookie(this.name, this.options);
    const [body, seal] = typeof sealed === 'string' ? sealed.split('.') : [];
    if (body === undefined || seal === undefined || !isSameSecret(this.seal(body), seal)) return null;
    // What bears the seal was written by `put`.
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as GoogleTrip;
  }

  private seal(body: string): string {
    return createHmac('sha256', this.key).update(body).digest('base64url');
  }
}

/** Seals with a key that nobody chose: made at the first start, and the same for every copy of the app. */
export const googleTripCookieMaker = {
  provide: GoogleTripCookie,
  inject: [AppKeys, ENV],
  useFactory: async (keys: AppKeys, env: Env): Promise<GoogleTripCookie> =>
    new GoogleTripCookie(
      createSecretKey(await keys.keepFirst(KEY_NAME, randomBytes(KEY_BYTES).toString('base64')), 'base64'),
      env,
    ),
};
