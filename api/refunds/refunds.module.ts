import { Module } from '@nestjs/common';

/** Gives money back, and undoes sales. */
@Module({})
export class RefundsModule {}
