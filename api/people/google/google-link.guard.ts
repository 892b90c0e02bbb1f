import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthModuleOptions } from '@nestjs/passport';
import type { RequestWithUser } from '../../common/access/current-user.decorator.js';
import { unauthenticated } from '../../common/problem/common.problems.js';
import { validatedBody } from '../../common/validation/validated-body.js';
import { ENV, type Env } from '../../config/env.js';
import { requiresRecentLogin } from '../credentials/credentials.problems.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { originPath } from './domain/origin-path.js';
import { LinkGoogleDto } from './dto/link-google.dto.js';
import { GoogleAuthGuard } from './google-auth.guard.js';

/** Starts linking an account. Requires a recent log-in, because the link will open the account. */
@Injectable()
export class GoogleLinkGuard extends GoogleAuthGuard {
  constructor(
    options: AuthModuleOptions,
    @Inject(ENV) env: Env,
    private readonly sessions: SessionsService,
  ) {
    super(options, env);
  }

  override async getAuthenticateOptions(context: ExecutionContext) {
    const { body, user } = context.switchToHttp().getRequest<RequestWithUser>();
    const { from } = await validatedBody(LinkGoogleDto, body);
    if (!user) throw unauthenticated();
    if (!this.sessions.isRecent(user)) throw requiresRecentLogin();
    return { property: 'googleRedirect', begin: { from: originPath(from), lang: null, linkTo: user.id } };
  }
}
