import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FileKey } from './file-key.entity.js';
import { FileKeyService } from './file-key.service.js';
import { FileKeysRepository } from './file-keys.repository.js';

/** The key to sealed files of clients. It lies in a file, and never in the database. */
@Module({
  imports: [TypeOrmModule.forFeature([FileKey])],
  providers: [FileKeyService, FileKeysRepository],
  exports: [FileKeyService],
})
export class FileKeyModule {}
