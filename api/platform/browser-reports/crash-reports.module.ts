import { Module } from '@nestjs/common';
import { CrashReportsController } from './crash-reports.controller.js';

@Module({ controllers: [CrashReportsController] })
export class CrashReportsModule {}
