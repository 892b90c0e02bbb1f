import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { AppKeysService } from '../../database/app-keys.service.js';
import { cookieName } from '../sessions/cookie-name.js';
import type { User } from '../users/user.entity.js';

const KEY_NAME = 'sign-in-ticket';
const KEY_BYTES = 32;
/** Long enough to fetch a phone. Mentioned in the privacy text. */
const TICKET_MS = 5 * 60_000;

/** The account whose first factor was proved, in its version at the time: a new password ends the ticket. */
export interface SignInTicket {
  userId: string;
  tokenVersion: number;
  expiresAtMs: number;
}

/**
 * Proof that the first half of a log-in succeeded in this browser: a signed, http-only cookie that grants nothing
 * on its own. It is bound to the browser's user agent, so that a copy is worth less elsewhere.
 */
export class SignInTickets {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(
    private readonly key: KeyObject,
    private readonly clock: Clock,
    { publicUrl }: Env,
  ) {
    this.name = cookieName(publicUrl, 'sign-in');
    // Lax, because people return from Google by a link from another site.
    this.options = { httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:'), path: '/' };
  }

  give(response: Response, { id: userId, tokenVersion }: Pick<User, 'id' | 'tokenVersion'>): void {
    const expiresAtMs = this.clock.now().getTime() + TICKET_MS;
    const ticket: SignInTicket = { userId, tokenVersion, expiresAtMs };
    const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    const seal = this.seal(body, response.req).toString('base64url');
    response.cookie(this.name, `${body}.${seal}`, { ...this.options, expires: new Date(expiresAtMs) });
  }

  /** Null if it is missing, expired, or was created by another server or for another browser. */
  read(request: Request): SignInTicket | null {
    const cookies: Record<string, unknown> = request.cookies;
    const sealed = cookies[this.name];
    const [body, seal] = typeof sealed === 'string' ? sealed.split('.') : [];
    if (body === undefined || seal === undefined) return null;
    const [given, wanted] = [Buffer.from(seal, 'base64url'), this.seal(body, request)];
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    // Only `give` writes signed values.
    const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as SignInTicket;
    return ticket.expiresAtMs > this.clock.now().getTime() ? ticket : null;
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }

  private seal(body: string, { headers }: Request): Buffer {
    const sealed = JSON.stringify([body, headers['user-agent'] ?? '']);
    return createHmac('sha256', this.key).update(sealed).digest();
  }
}

/** Uses a random key, created at the first start and shared by all instances. */
export const signInTicketsProvider = {
  provide: SignInTickets,
  inject: [AppKeysService, Clock, ENV],
  useFactory: async (keys: AppKeysService, clock: Clock, env: Env): Promise<SignInTickets> =>
    new SignInTickets(
      createSecretKey(await keys.getOrCreate(KEY_NAME, randomBytes(KEY_BYTES).toString('base64')), 'base64'),
      clock,
      env,
    ),
};
