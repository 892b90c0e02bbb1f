import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ResourcePool } from './resource-pool.entity.js';
import { ResourceUnit } from './resource-unit.entity.js';
import { ResourcesRepository } from './resources.repository.js';
import { ResourcesService } from './resources.service.js';
import { ServiceResource } from './service-resource.entity.js';

/** The salon's chairs, rooms, basins and devices. Who has which when is known to `scheduling`. */
@Module({
  imports: [TypeOrmModule.forFeature([ResourcePool, ResourceUnit, ServiceResource])],
  providers: [ResourcesRepository, ResourcesService],
  exports: [ResourcesService],
})
export class ResourcesModule {}
