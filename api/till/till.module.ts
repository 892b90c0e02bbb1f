import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DayClose } from './day-close.entity.js';
import { TillMovement } from './till-movement.entity.js';

/** The drawer, and how each day at it ends. */
@Module({
  imports: [TypeOrmModule.forFeature([DayClose, TillMovement])],
})
export class TillModule {}
