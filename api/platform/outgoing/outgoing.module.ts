import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.js';
import { OutgoingNetworkService } from './outgoing-network.service.js';
import { OutgoingService } from './outgoing.service.js';

@Module({
  imports: [MetricsModule],
  providers: [OutgoingService, OutgoingNetworkService],
  exports: [OutgoingService],
})
export class OutgoingModule {}
