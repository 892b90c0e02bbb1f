import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { RequestWithUser } from '../../common/access/current-user.decorator.js';
import { isNothingSaved } from '../../common/problem/database-away.js';
import { LIMIT } from '../../platform/limits/limited.decorator.js';
import { isByAccount, type LimitName, limitOf } from '../../platform/limits/limits.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { isCounted, noteCounted } from '../../platform/limits/shared-uses.js';
import { KnownDevicesService } from '../sessions/known-devices.service.js';
import { UsersService } from '../users/users.service.js';

/** Counts calls of `@Limited` routes. Runs once the caller is known, and before the request's content is validated. */
@Injectable()
export class LimitsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: LimitsService,
    private readonly devices: KnownDevicesService,
    private readonly users: UsersService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const name = this.reflector.getAllAndOverride<LimitName | undefined>(LIMIT, targets);
    if (name === undefined) return true;
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    if (isCounted(request)) return true;
    const { ip, user, body } = request;
    const email = limitOf(name).mailbox?.of === 'caller' ? user?.email : emailIn(body);
    const isOwners =
      !isByAccount(name) && email !== undefined && (await this.isOwnersBrowser(request, email));
    // A link may have been forwarded, so its bearer uses up none of the client's own limits. All links to a booking
    // share one, which limits how often they move it back and forth from any number of addresses.
    const userId = user?.bookingLink ? `link:${user.bookingLink.bookingId}` : user?.id;
    try {
      noteCounted(request, await this.limits.count(name, { address: ip, userId, email, isOwners }));
    } catch (error) {
      if (!limitOf(name).goesOnUncounted || !isNothingSaved(error)) throw error;
    }
    return true;
  }

  /**
   * True if the mailbox's owner has logged in with this browser. An unverified account proves nothing: anyone can
   * sign up with a stranger's address, and would get the stranger's allowance.
   */
  private async isOwnersBrowser(request: RequestWithUser, email: string): Promise<boolean> {
    const marks = this.devices.read(request);
    if (marks === '') return false;
    const owner = await this.users.findByEmail(email);
    return owner?.verifiedAt != null && this.devices.findDevice(marks, owner) !== null;
  }
}

/** The DTO rejects anything but text later. */
function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email : undefined;
}
