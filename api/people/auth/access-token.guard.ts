import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import type { CurrentUser, RequestWithUser } from '../../common/access/current-user.decorator.js';
import { BOOKING_LINK_HEADER, BY_BOOKING_LINK } from '../../common/access/by-booking-link.decorator.js';
import { type Capability, mayAtAll } from '../../common/access/may.js';
import { MAY } from '../../common/access/may.decorator.js';
import { IS_PUBLIC } from '../../common/access/public.decorator.js';
import type { Role } from '../../common/access/role.js';
import { ROLES } from '../../common/access/roles.decorator.js';
import { forbidden, mayNot, unauthenticated } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';
import { factorRequired } from '../sessions/sessions.problems.js';
import { LIMIT } from '../../platform/limits/limited.decorator.js';
import { isByAccount, type LimitName } from '../../platform/limits/limits.js';
import { BearerAuthService } from './bearer-auth.service.js';
import { BookingLinkBearers } from './booking-link-bearers.port.js';

/**
 * Guards every route, closed by default. Only an access token opens it: the session cookie goes with every request of the
 * browser, so only the few routes that check where they were called from read it. The secret of a booking link opens those that
 * name it, and comes before a token: whoever follows a link sees the booking of the link.
 */
@Injectable()
export class AccessTokenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly bearers: BearerAuthService,
    private readonly linkBearers: BookingLinkBearers,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, targets) ?? false;
    const roles = this.reflector.getAllAndOverride<Role[] | undefined>(ROLES, targets);
    const capability = this.reflector.getAllAndOverride<Capability | undefined>(MAY, targets);
    const isForSome = roles !== undefined || capability !== undefined;
    const request = context.switchToHttp().getRequest<RequestWithUser>();

    const limit = this.reflector.getAllAndOverride<LimitName | undefined>(LIMIT, targets);
    const isByLink = this.reflector.getAllAndOverride<boolean | undefined>(BY_BOOKING_LINK, targets) ?? false;
    const code = isByLink ? request.headers[BOOKING_LINK_HEADER] : undefined;
    const user =
      typeof code === 'string'
        ? await this.linkBearers.getBearer(code, request.ip)
        : await this.findUser(request, !isPublic && !isForSome ? limit : undefined);
    request.user = user;

    if (isPublic && !isForSome) return true;
    // What only this account may see must not be cached; a route may say otherwise.
    context.switchToHttp().getResponse<Response>().setHeader('Cache-Control', 'no-store');
    if (!user) throw unauthenticated();
    if (isForSome && user.mustAddFactor) throw factorRequired();
    if (roles && !roles.includes(user.role)) throw forbidden(sentence('mayNot', { what: 'other' }));
    if (capability && !mayAtAll(user, capability)) throw mayNot(capability);
    return true;
  }

  /** Who called. Where everybody may who is signed in, they are counted in the same step, one wait less. */
  private async findUser(
    request: RequestWithUser,
    limit: LimitName | undefined,
  ): Promise<CurrentUser | undefined> {
    if (limit === undefined || !isByAccount(limit)) {
      return (await this.bearers.findBearer(request.headers.authorization))?.user;
    }
    return (await this.bearers.findAndCount(request, limit)) ?? undefined;
  }
}
