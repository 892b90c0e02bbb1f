import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { IpCounterService } from './ip-counter.service.js';
import { IS_UNLIMITED } from './limited.decorator.js';

/** Guards every route, before the guard that queries the database for the caller. */
@Injectable()
export class IpLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly ipCounter: IpCounterService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const isUnlimited = this.reflector.getAllAndOverride<boolean | undefined>(IS_UNLIMITED, targets);
    if (!isUnlimited) await this.ipCounter.count(context.switchToHttp().getRequest<Request>().ip);
    return true;
  }
}
