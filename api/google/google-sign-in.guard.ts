import { type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { originPath } from './domain/origin-path.js';
import { GoogleAuthGuard } from './google-auth.guard.js';

const PROPERTY = 'googleRedirect';

/** A request that has passed `GoogleSignInGuard` or `GoogleLinkGuard`. */
export interface GoogleRedirectRequest extends Request {
  [PROPERTY]: { url: string };
}

/** Begins a sign-in with Google. */
@Injectable()
export class GoogleSignInGuard extends GoogleAuthGuard {
  override getAuthenticateOptions(context: ExecutionContext) {
    const { query } = context.switchToHttp().getRequest<Request>();
    return { property: PROPERTY, begin: { from: originPath(query['from']), linkTo: null } };
  }
}
