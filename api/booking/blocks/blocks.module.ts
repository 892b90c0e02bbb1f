import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { LeaversBlocks } from '../../salon/staff/leavers-blocks.port.js';
import { BlockGroup } from './block-group.entity.js';
import { BlockGroupsController } from './block-groups.controller.js';
import { BlockGroupsRepository } from './block-groups.repository.js';
import { BlockRule } from './block-rule.entity.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksInTheWayService } from './blocks-in-the-way.service.js';
import { BlocksService } from './blocks.service.js';
import { ChangeBlocksService } from './change-blocks.service.js';
import { ExtendBlocksService } from './extend-blocks.service.js';
import { GroupedBlock } from './grouped-block.entity.js';
import { LeaversBlocksService } from './leavers-blocks.service.js';
import { MakeBlocksService } from './make-blocks.service.js';
import { MissedBlock } from './missed-block.entity.js';
import { ReadBlockGroupsService } from './read-block-groups.service.js';

/**
 * Time that is kept free of bookings. Global, because the team module, which is above this one, reports who has left.
 */
@Global()
@Module({
  imports: [
    AuditModule,
    BookingRecordsModule,
    IdempotencyModule,
    PlanningModule,
    SchedulingModule,
    TypeOrmModule.forFeature([BlockGroup, BlockRule, GroupedBlock, MissedBlock]),
  ],
  controllers: [BlocksController, BlockGroupsController],
  providers: [
    BlockGroupsRepository,
    BlocksInTheWayService,
    BlocksService,
    ChangeBlocksService,
    ExtendBlocksService,
    MakeBlocksService,
    ReadBlockGroupsService,
    { provide: LeaversBlocks, useClass: LeaversBlocksService },
  ],
  exports: [LeaversBlocks, ReadBlockGroupsService],
})
export class BlocksModule {}
