import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import type { RequestWithUser } from '../common/access/current-user.decorator.js';
import { IS_PUBLIC } from '../common/access/public.decorator.js';
import type { Role } from '../common/access/role.js';
import { ROLES } from '../common/access/roles.decorator.js';
import { forbidden, unauthenticated } from '../common/problem/common.problems.js';
import { Bearers } from './bearers.js';

/**
 * Stands before every route and is closed by default. Only the access token opens it: the session cookie goes with
 * every request of the browser, so it is read by nothing but the few routes that check where they were called from.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly bearers: Bearers,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, targets) ?? false;
    const roles = this.reflector.getAllAndOverride<Role[] | undefined>(ROLES, targets);
    const request = context.switchToHttp().getRequest<RequestWithUser>();

    const user = (await this.bearers.find(request.headers.authorization))?.user;
    request.user = user;

    if (isPublic && !roles) return true;
    // What only she may see is kept by no cache; a route that knows better says so itself.
    context.switchToHttp().getResponse<Response>().setHeader('Cache-Control', 'no-store');
    if (!user) throw unauthenticated();
    if (roles && !roles.includes(user.role)) throw forbidden();
    return true;
  }
}
