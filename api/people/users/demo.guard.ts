import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CLOSED_IN_DEMO, type ClosedInDemoTo } from '../../common/access/closed-in-demo.decorator.js';
import type { RequestWithUser } from '../../common/access/current-user.decorator.js';
import { isDemoAccount } from '../../common/access/demo-accounts.js';
import { hasSent } from '../../common/access/has-sent.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { notInDemo } from './users.problems.js';

/** Guards every route, and refuses the public demo's accounts at those with `@ClosedInDemo()`. */
@Injectable()
export class DemoGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly salons: SalonSettingsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const closed = this.reflector.getAllAndOverride<ClosedInDemoTo | undefined>(CLOSED_IN_DEMO, targets);
    const { user, body } = context.switchToHttp().getRequest<RequestWithUser>();
    if (!closed || !user || !isDemoAccount(user)) return true;
    if (closed === 'everything') throw notInDemo();
    if ('when' in closed) {
      if (hasSent(body, closed.when)) throw notInDemo();
      return true;
    }
    const known = Object.entries(closed.of === 'salon' ? await this.salons.salon() : user);
    const sent = Object.entries(Object(body) as object);
    // A form may also send unchanged fields.
    const changed = sent.filter(
      ([field, value]) =>
        closed.fields.includes(field) && !known.some((now) => now[0] === field && now[1] === value),
    );
    if (changed.length > 0) throw notInDemo();
    return true;
  }
}
