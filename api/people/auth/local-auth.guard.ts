import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { validatedBody } from '../../common/validation/validated-body.js';
import { wrongPassword } from '../credentials/credentials.problems.js';
import type { User } from '../users/user.entity.js';
import { LogInDto } from './dto/log-in.dto.js';

const PROPERTY = 'verifiedUser';

/** A request that has passed `LocalAuthGuard`. */
export interface LogInRequest extends Request {
  [PROPERTY]: User;
}

/** Runs `LocalStrategy`: admits a request whose address and password belong to an account. */
@Injectable()
export class LocalAuthGuard extends AuthGuard() {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    // The strategy would otherwise read a missing address or password from the query, which ends up in logs. This
    // ensures that both are in the body.
    request.body = await validatedBody(LogInDto, request.body);
    return (await super.canActivate(context)) as boolean;
  }

  /** Not `user`, which is the calling account: no one is logged in yet. */
  override getAuthenticateOptions() {
    return { property: PROPERTY };
  }

  override handleRequest<Proved = User>(error: unknown, user: Proved | false): Proved {
    if (error) throw error;
    if (!user) throw wrongPassword();
    return user;
  }
}
