import { Module } from '@nestjs/common';
import { DocsController } from './docs.controller.js';
import { DocsFilesService } from './docs-files.service.js';

@Module({ controllers: [DocsController], providers: [DocsFilesService] })
export class DocsModule {}
