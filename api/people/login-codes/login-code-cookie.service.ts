import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { cookieName } from '../sessions/cookie-name.js';

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

/** Recognises the browser that asked for a code, so that reading the email elsewhere is not enough. */
@Injectable()
export class LoginCodeCookieService {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(@Inject(ENV) env: Env) {
    this.name = cookieName(env.publicUrl, 'login-code');
    this.options = { httpOnly: true, sameSite: 'lax', secure: env.publicUrl.startsWith('https:'), path: '/' };
  }

  read(request: Request): string | null {
    const cookies: Record<string, unknown> = request.cookies;
    const secret = cookies[this.name];
    return typeof secret === 'string' && SECRET.test(secret) ? secret : null;
  }

  /** The same secret for all codes this browser asks for, so that the latest one counts. */
  secretOf(request: Request): string {
    return this.read(request) ?? randomBytes(SECRET_BYTES).toString('base64url');
  }

  keep(response: Response, secret: string, expires: Date): void {
    response.cookie(this.name, secret, { ...this.options, expires });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
