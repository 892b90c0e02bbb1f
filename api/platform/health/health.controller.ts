import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/access/public.decorator.js';
import { StoppingService } from '../../common/stopping.service.js';
import { Unlimited } from '../limits/limited.decorator.js';
import { LivenessService } from './liveness.service.js';
import { ReadinessService } from './readiness.service.js';

@ApiExcludeController()
@Public()
@Unlimited()
@Controller('health')
export class HealthController {
  constructor(
    private readonly liveness: LivenessService,
    private readonly readiness: ReadinessService,
    private readonly stopping: StoppingService,
  ) {}

  /** The process is running, and no restart would make it better. A database that is away or slow never gets it killed. */
  @Get('live')
  async live() {
    await this.liveness.check();
    return { status: 'live' };
  }

  /** The app can serve requests: it is not about to stop, and the database takes changes. Otherwise ProblemFilter answers 503. */
  @Get('ready')
  async ready() {
    if (this.stopping.isStopping) throw new ServiceUnavailableException();
    await this.readiness.check();
    return { status: 'ready' };
  }
}
