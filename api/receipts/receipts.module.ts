import { Module } from '@nestjs/common';

/** Emails receipts. */
@Module({})
export class ReceiptsModule {}
