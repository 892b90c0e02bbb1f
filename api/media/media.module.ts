import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ENV } from '../config/env.js';
import { PictureProcessorService } from './picture-processor.service.js';
import { MediaController } from './media.controller.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';
import { MediaItem } from './media-item.entity.js';
import { MediaSweeperService } from './media-sweeper.service.js';
import { MediaStore } from './media-store.js';
import { mediaStoreOf } from './media-store-of.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([MediaItem])],
  controllers: [MediaController],
  providers: [
    PictureProcessorService,
    MediaRepository,
    MediaService,
    MediaSweeperService,
    { provide: MediaStore, inject: [ENV], useFactory: mediaStoreOf },
  ],
  exports: [MediaService, MediaStore],
})
export class MediaModule {}
