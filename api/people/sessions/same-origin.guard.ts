import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { foreignPage } from './sessions.problems.js';
import { isFromOwnPages } from './domain/same-origin.js';

/** Protects routes that accept the session cookie: no other site may call them with a visitor's cookie. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(@Inject(ENV) private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<Request>();
    const fetchSite = headers['sec-fetch-site'];
    const sender = {
      fetchSite: Array.isArray(fetchSite) ? fetchSite.join() : fetchSite,
      origin: headers.origin,
      host: headers.host,
      publicUrl: this.env.publicUrl,
    };
    if (!isFromOwnPages(sender)) throw foreignPage();
    return true;
  }
}
