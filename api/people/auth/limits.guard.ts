import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { RequestWithUser } from '../../common/access/current-user.decorator.js';
import { LIMIT } from './limited.decorator.js';
import type { LimitName } from './limits.js';
import { LimitsService } from './limits.service.js';

const counted = new WeakSet<object>();

/** Whoever found out who is calling has counted the request as well. */
export const noteCounted = (request: object): void => void counted.add(request);

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
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    if (counted.has(request)) return true;
    const { ip, user, body } = request;
    await this.limits.count(name, { address: ip, userId: user?.id, email: emailIn(body) ?? user?.email });
    return true;
  }
}

/** Anything but text is refused later, by the DTO. */
function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email : undefined;
}
