import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthModuleOptions } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import type { GoogleProfile } from './domain/google-profile.js';
import { GoogleAuthGuard } from './google-auth.guard.js';
import { GoogleStateStore, type PendingGoogleSignIn } from './google-state.store.js';

const PROPERTY = 'googleResult';

/** The result of a Google log-in. */
export type GoogleCallbackResult =
  | { pending: PendingGoogleSignIn; profile: GoogleProfile }
  | { pending: PendingGoogleSignIn | null; failure: unknown };

/** A request that has passed `GoogleCallbackGuard`. */
export interface GoogleCallbackRequest extends Request {
  [PROPERTY]: GoogleCallbackResult;
}

/**
 * Parses Google's response. Also admits failures, so that the controller can redirect: a browser gets a page that
 * explains the error, never a problem document.
 */
@Injectable()
export class GoogleCallbackGuard extends GoogleAuthGuard {
  constructor(
    options: AuthModuleOptions,
    @Inject(ENV) env: Env,
    private readonly states: GoogleStateStore,
  ) {
    super(options, env);
  }

  override canActivate(context: ExecutionContext): Promise<boolean> {
    this.states.clear(context.switchToHttp().getResponse<Response>());
    return super.canActivate(context);
  }

  override getAuthenticateOptions() {
    return { property: PROPERTY };
  }

  override handleRequest<Answer = GoogleCallbackResult>(
    error: unknown,
    profile: GoogleProfile | false | null,
    info: unknown,
    context: ExecutionContext,
  ): Answer {
    const pending = this.states.read(context.switchToHttp().getRequest<Request>());
    const answer: GoogleCallbackResult =
      pending && profile && !error ? { pending, profile } : { pending, failure: causeOf(error ?? info) };
    return answer as Answer;
  }
}

/** The package wraps token errors in its own. */
const causeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'oauthError' in error ? error.oauthError : error;
