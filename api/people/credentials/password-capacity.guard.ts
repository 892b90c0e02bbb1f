import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { KnownDevicesService } from '../sessions/known-devices.service.js';
import { PasswordHasherService } from './password-hasher.service.js';

/** Turns a flood of passwords away before it costs the database anything. */
@Injectable()
export class PasswordCapacityGuard implements CanActivate {
  constructor(
    private readonly hasher: PasswordHasherService,
    private readonly devices: KnownDevicesService,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    // A browser that shows a mark may be checked before the others, so it is not turned away yet.
    const marks = this.devices.read(context.switchToHttp().getRequest<Request>());
    if (marks === '') this.hasher.assertCapacity();
    return true;
  }
}
