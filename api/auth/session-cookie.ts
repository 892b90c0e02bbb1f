import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { ENV, type Env } from '../config/env.js';
import { toUserView } from '../users/user.view.js';
import type { NextCookie } from './session-renewals.js';
import type { OpenedSession, SigningInBrowser } from './sessions.service.js';
import type { SignedInView } from './session.view.js';
import type { TokenView } from './token.view.js';
import type { IssuedToken } from './tokens.service.js';

/**
 * On https the `__Host-` prefix lets no sub-domain and no plain page set the cookie. A browser drops such a cookie on
 * plain http, where a salon is tried out, so there it has an ordinary name.
 */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-session' : 'session';

/** The one cookie: http-only, so that no script can read it, and opening only the routes of this room. */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(@Inject(ENV) env: Env) {
    this.name = sessionCookieName(env.publicUrl);
    // Lax, not Strict: a link in a mail must find her signed in. Nothing that changes anything is a GET.
    this.options = { httpOnly: true, sameSite: 'lax', secure: env.publicUrl.startsWith('https:'), path: '/' };
  }

  read(request: Request): string | null {
    const cookies: Record<string, unknown> = request.cookies;
    const secret = cookies[this.name];
    return typeof secret === 'string' && secret !== '' ? secret : null;
  }

  /** The browser that a request to sign in comes from. */
  browserOf(request: Request): SigningInBrowser {
    return { userAgent: request.headers['user-agent'] ?? '', secret: this.read(request) };
  }

  /** Puts the session into the browser, and tells the client who is signed in. */
  hand(response: Response, { user, secret, expiresAt }: OpenedSession): SignedInView {
    this.put(response, { secret, expiresAt });
    return { user: toUserView(user) };
  }

  /** Puts the next cookie in the place of the one that was used. */
  renew(response: Response, { token, nextCookie }: IssuedToken): TokenView {
    if (nextCookie) this.put(response, nextCookie);
    return { token };
  }

  /** Reads the cookie and removes it from the browser, and on https whatever pages the browser keeps. */
  take(request: Request, response: Response): string | null {
    response.clearCookie(this.name, this.options);
    if (this.options.secure) response.setHeader('Clear-Site-Data', '"cache"');
    return this.read(request);
  }

  private put(response: Response, { secret, expiresAt }: NextCookie): void {
    response.cookie(this.name, secret, { ...this.options, expires: expiresAt });
  }
}
