import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { cookieName } from './cookie-name.js';
import { KnownDevicesService } from './known-devices.service.js';
import type { NextCookie } from './session-renewal.service.js';
import type { OpenedSession, SigningInBrowser } from './sessions.service.js';
import { type SignedInView, toSignedInUserView } from './session.view.js';

export const sessionCookieName = (publicUrl: string): string => cookieName(publicUrl, 'session');

/** The session's cookie: http-only, so that no script can read it, and accepted by few routes. */
@Injectable()
export class SessionCookieService {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(
    @Inject(ENV) env: Env,
    private readonly devices: KnownDevicesService,
  ) {
    this.name = sessionCookieName(env.publicUrl);
    // Lax instead of Strict: people should be logged in when they follow a link in an email. No GET changes anything.
    this.options = { httpOnly: true, sameSite: 'lax', secure: env.publicUrl.startsWith('https:'), path: '/' };
  }

  read(request: Request): string | null {
    const cookies: Record<string, unknown> = request.cookies;
    const secret = cookies[this.name];
    return typeof secret === 'string' && secret !== '' ? secret : null;
  }

  /** The browser behind a log-in request. */
  browserOf(request: Request): SigningInBrowser {
    return {
      userAgent: request.headers['user-agent'] ?? '',
      secret: this.read(request),
      marks: this.devices.read(request),
      address: request.ip,
    };
  }

  /** Sets the session's cookie, marks the browser as known to the account, and returns who is logged in. */
  set(response: Response, { user, duty, secret, expiresAt, hasProvedFactor }: OpenedSession): SignedInView {
    this.put(response, { secret, expiresAt });
    this.devices.remember(response, user, hasProvedFactor ? 'both' : 'first');
    return { user: toSignedInUserView(user, duty) };
  }

  /** Replaces the used cookie with the next one. */
  renew(response: Response, next: NextCookie | null): void {
    if (next) this.put(response, next);
  }

  /** Reads the cookie and deletes it from the browser; on https, also clears the browser's cache. */
  clear(request: Request, response: Response): string | null {
    response.clearCookie(this.name, this.options);
    if (this.options.secure) response.setHeader('Clear-Site-Data', '"cache"');
    return this.read(request);
  }

  private put(response: Response, { secret, expiresAt }: NextCookie): void {
    response.cookie(this.name, secret, { ...this.options, expires: expiresAt });
  }
}
