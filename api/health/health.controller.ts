import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access/public.decorator.js';
import { StoppingService } from '../common/stopping.service.js';
import { Unlimited } from '../limits/limited.decorator.js';
import { ReadinessService } from './readiness.service.js';

@ApiExcludeController()
@Public()
@Unlimited()
@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: ReadinessService,
    private readonly stopping: StoppingService,
  ) {}

  /** The process is running. The database is left out, so that a slow one never gets the process killed. */
  @Get('live')
  live() {
    return { status: 'live' };
  }

  /** The app can serve requests: it is not about to stop, and the database answers. Otherwise ProblemFilter answers 503. */
  @Get('ready')
  async ready() {
    if (this.stopping.isStopping) throw new ServiceUnavailableException();
    await this.readiness.check();
    return { status: 'ready' };
  }
}
