import { Controller, Get, Req } from '@nestjs/common';
import type { Request } from 'express';
import { May } from '../../common/access/may.decorator.js';
import { DeskVersionService } from './desk-version.service.js';
import { DeskVersionView } from './desk-version.view.js';

@Controller('desk')
export class DeskVersionController {
  constructor(private readonly versions: DeskVersionService) {}

  /**
   * The current version of the desk's data. A new version means that something has changed: bookings, blocks, time off,
   * messages, reviews, clients, services, the team. Meant to be polled every second while the desk is open; without
   * changes it doesn't count against the limit of its address.
   */
  @May('diary')
  @Get('version')
  async showDeskVersion(@Req() { headers }: Request): Promise<DeskVersionView> {
    const version = await this.versions.current();
    if (headers.authorization !== undefined) this.versions.admit(headers.authorization, version);
    return { version };
  }
}
