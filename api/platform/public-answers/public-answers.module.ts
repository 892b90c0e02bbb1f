import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LimitsModule } from '../limits/limits.module.js';
import { PublicAnswersService } from './public-answers.service.js';
import { SiteVersion } from './site-version.entity.js';
import { SiteVersionRepository } from './site-version.repository.js';
import { SiteVersionService } from './site-version.service.js';

/** Caches answers that are the same for everyone, until something on the site changes. */
@Module({
  imports: [LimitsModule, TypeOrmModule.forFeature([SiteVersion])],
  providers: [PublicAnswersService, SiteVersionRepository, SiteVersionService],
  exports: [PublicAnswersService, SiteVersionService],
})
export class PublicAnswersModule {}
