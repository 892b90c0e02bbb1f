import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ENV, type Env } from '../../config/env.js';
import { PictureProcessorService } from './picture-processor.service.js';
import { MediaController } from './media.controller.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';
import { MediaItem } from './media-item.entity.js';
import { MediaWords } from './media-words.entity.js';
import { MediaSweeperService } from './media-sweeper.service.js';
import { MediaStore } from './media-store.port.js';
import { mediaStoreOf } from './media-store-of.js';
import { RememberedStore } from './remembered.store.js';
import { StoreCheckService } from './store-check.service.js';

/** A local folder is fast enough to read every time. */
const storeOf = (env: Env, media: MediaRepository): MediaStore =>
  env.mediaStore === 's3'
    ? new RememberedStore(mediaStoreOf(env), (file) => media.hasFile(file))
    : mediaStoreOf(env);

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([MediaItem, MediaWords])],
  controllers: [MediaController],
  providers: [
    PictureProcessorService,
    MediaRepository,
    MediaService,
    MediaSweeperService,
    StoreCheckService,
    { provide: MediaStore, inject: [ENV, MediaRepository], useFactory: storeOf },
  ],
  exports: [MediaService, MediaStore, PictureProcessorService],
})
export class MediaModule {}
