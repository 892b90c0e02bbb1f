import { Module } from '@nestjs/common';
import { CrashReportsController } from './crash-reports.controller.js';
import { CspReportsController } from './csp-reports.controller.js';
import { CspReportsService } from './csp-reports.service.js';

/** Receives browsers' reports of web app crashes and of content blocked by a page's policy. */
@Module({ controllers: [CrashReportsController, CspReportsController], providers: [CspReportsService] })
export class BrowserReportsModule {}
