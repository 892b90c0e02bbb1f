import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { RequestWithUser } from '../common/access/current-user.decorator.js';
import { LIMIT } from './limited.decorator.js';
import type { LimitName } from './limits.js';
import { LimitsService } from './limits.service.js';

/** Counts what `@Limited` names. Runs once it is known who is calling, and before the request's content is looked at. */
@Injectable()
export class LimitsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: LimitsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const name = this.reflector.getAllAndOverride<LimitName | undefined>(LIMIT, targets);
    if (name === undefined) return true;
    const { ip, user, body } = context.switchToHttp().getRequest<RequestWithUser>();
    await this.limits.count(name, { address: ip, userId: user?.id, email: emailIn(body) ?? user?.email });
    return true;
  }
}

/** Anything but text is refused later, by the DTO. */
function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email : undefined;
}
