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
 * Guards every route, closed by default. Only an access token opens it. The session cookie is sent with every
 * request, so only the few routes that check the request's origin read it. A booking link's secret opens the routes
 * that declare it, and takes precedence over a token: its bearer sees that link's booking.
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
    // Responses for this account only must not be cached; a route may override this.
    context.switchToHttp().getResponse<Response>().setHeader('Cache-Control', 'no-store');
    if (!user) throw unauthenticated();
    if (isForSome && user.mustAddFactor) throw factorRequired();
    if (roles && !roles.includes(user.role)) throw forbidden(sentence('mayNot', { what: 'other' }));
    if (capability && !mayAtAll(user, capability)) throw mayNot(capability);
    return true;
  }

  /** The caller. On routes for every logged-in user, they are counted in the same query, which saves a round trip. */
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
