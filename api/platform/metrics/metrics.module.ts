import { Module } from '@nestjs/common';
import { AppMetricsService } from './app-metrics.service.js';
import { MetricsListenerService } from './metrics-listener.service.js';
import { MetricsService } from './metrics.service.js';

@Module({
  providers: [MetricsService, AppMetricsService, MetricsListenerService],
  exports: [MetricsService],
})
export class MetricsModule {}
