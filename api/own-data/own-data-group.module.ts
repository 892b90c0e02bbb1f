import { Module } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { ErasureModule } from './erasure/erasure.module.js';

/** Own account, export and erasure. */
@Module({ imports: [ErasureModule, AccountModule] })
export class OwnDataGroupModule {}
