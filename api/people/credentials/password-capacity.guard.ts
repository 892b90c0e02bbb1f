import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { KnownDevicesService } from '../sessions/known-devices.service.js';
import { PasswordHasherService } from './password-hasher.service.js';

/** Refuses a flood of passwords before it costs the database anything. */
@Injectable()
export class PasswordCapacityGuard implements CanActivate {
  constructor(
    private readonly hasher: PasswordHasherService,
    private readonly devices: KnownDevicesService,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    // A browser with a mark may be checked with priority, so don't refuse it yet.
    const marks = this.devices.read(context.switchToHttp().getRequest<Request>());
    if (marks === '') this.hasher.assertCapacity();
    return true;
  }
}
