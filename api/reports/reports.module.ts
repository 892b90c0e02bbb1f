import { Module } from '@nestjs/common';

/** What the salon has taken, and how it works, over days, weeks, months and years. */
@Module({})
export class ReportsModule {}
