import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { StoppingService } from './stopping.service.js';
import { GracefulShutdownService } from './graceful-shutdown.service.js';

@Global()
@Module({ providers: [Clock, GracefulShutdownService, StoppingService], exports: [Clock, StoppingService] })
export class CommonModule {}
