import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { GracefulShutdownService } from './graceful-shutdown.service.js';

@Global()
@Module({ providers: [Clock, GracefulShutdownService], exports: [Clock] })
export class CommonModule {}
