import { Module } from '@nestjs/common';
import { FileReaderService } from './file-reader.service.js';

@Module({ providers: [FileReaderService], exports: [FileReaderService] })
export class ImportsReadModule {}
