import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../common/access/public.decorator.js';
import { Unlimited } from '../limits/limited.decorator.js';

@ApiExcludeController()
@Public()
@Unlimited()
@Controller('health')
export class HealthController {
  constructor(private readonly database: DataSource) {}

  /** The process runs; says nothing of the database, so that a slow database never gets it killed. */
  @Get('live')
  live() {
    return { status: 'live' };
  }

  /** The app can serve: the database answers. A failure is answered 503 by the problem filter. */
  @Get('ready')
  async ready() {
    await this.database.query('SELECT 1');
    return { status: 'ready' };
  }
}
