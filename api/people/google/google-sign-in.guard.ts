import { type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { languageOfQuery } from '../../common/http/language-of-query.js';
import { originPath } from './domain/origin-path.js';
import { GoogleAuthGuard } from './google-auth.guard.js';

const PROPERTY = 'googleRedirect';

/** A request that has passed `GoogleSignInGuard` or `GoogleLinkGuard`. */
export interface GoogleRedirectRequest extends Request {
  [PROPERTY]: { url: string };
}

/** Starts a log-in with Google. */
@Injectable()
export class GoogleSignInGuard extends GoogleAuthGuard {
  override getAuthenticateOptions(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<Request>();
    const from = originPath(request.query['from']);
    return { property: PROPERTY, begin: { from, lang: languageOfQuery(request), linkTo: null } };
  }
}
