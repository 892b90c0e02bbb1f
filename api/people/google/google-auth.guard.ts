import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard, AuthModuleOptions } from '@nestjs/passport';
import { notFound } from '../../common/problem/common.problems.js';
import { ENV, type Env } from '../../config/env.js';

/** Runs `GoogleStrategy`. If Google is turned off, its routes are 404s. */
@Injectable()
export class GoogleAuthGuard extends AuthGuard() {
  constructor(
    options: AuthModuleOptions,
    @Inject(ENV) private readonly env: Env,
  ) {
    super(options);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.env.google) throw notFound();
    return (await super.canActivate(context)) as boolean;
  }
}
