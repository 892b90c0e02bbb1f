import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { StoppingService } from './stopping.service.js';
import { GracefulShutdownService } from './graceful-shutdown.service.js';
import { JobRuns } from './job-runs.js';

@Global()
@Module({
  providers: [Clock, GracefulShutdownService, JobRuns, StoppingService],
  exports: [Clock, JobRuns, StoppingService],
})
export class CommonModule {}
