import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access/public.decorator.js';
import { Unlimited } from '../limits/limited.decorator.js';
import { ReadinessService } from './readiness.service.js';

@ApiExcludeController()
@Public()
@Unlimited()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  /** The process is running. The database is left out, so that a slow one never gets the process killed. */
  @Get('live')
  live() {
    return { status: 'live' };
  }

  /** The app can serve requests: the database answers. If it does not, ProblemFilter answers 503. */
  @Get('ready')
  async ready() {
    await this.readiness.check();
    return { status: 'ready' };
  }
}
