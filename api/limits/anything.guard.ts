import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Crowds } from './crowds.service.js';
import { IS_UNLIMITED } from './limited.decorator.js';

/** Stands before every route, and before the guard that asks the database who is calling. */
@Injectable()
export class AnythingGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly crowds: Crowds,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const isUnlimited = this.reflector.getAllAndOverride<boolean | undefined>(IS_UNLIMITED, targets);
    if (!isUnlimited) await this.crowds.count(context.switchToHttp().getRequest<Request>().ip);
    return true;
  }
}
