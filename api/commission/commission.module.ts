import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommissionRate } from './commission-rate.entity.js';

/** What people of the team get of what they sell. */
@Module({
  imports: [TypeOrmModule.forFeature([CommissionRate])],
})
export class CommissionModule {}
