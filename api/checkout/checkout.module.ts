import { Module } from '@nestjs/common';

/** Sells: what a visit comes to, and what is paid for it. */
@Module({})
export class CheckoutModule {}
