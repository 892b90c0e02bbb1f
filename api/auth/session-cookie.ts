import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { ENV, type Env } from '../config/env.js';
import { toUserView } from '../users/user.view.js';
import { cookieName } from './cookie-name.js';
import { KnownDevices } from './known-device.js';
import type { NextCookie } from './session-renewals.js';
import type { OpenedSession, SigningInBrowser } from './sessions.service.js';
import type { SignedInView } from './session.view.js';
import type { TokenView } from './token.view.js';
import type { IssuedToken } from './tokens.service.js';

export const sessionCookieName = (publicUrl: string): string => cookieName(publicUrl, 'session');

/** The cookie that signs her in: http-only, so that no script can read it, and opening only the routes of this room. */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(
    @Inject(ENV) env: Env,
    private readonly devices: KnownDevices,
  ) {
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
    return {
      userAgent: request.headers['user-agent'] ?? '',
      secret: this.read(request),
      marks: this.devices.read(request),
      address: request.ip,
    };
  }

  /** Puts the session into the browser, which is known as hers from now on, and tells the client who is signed in. */
  hand(response: Response, { user, secret, expiresAt }: OpenedSession): SignedInView {
    this.put(response, { secret, expiresAt });
    this.devices.remember(response, user);
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
