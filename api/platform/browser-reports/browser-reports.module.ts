import { Module } from '@nestjs/common';
import { CrashReportsController } from './crash-reports.controller.js';
import { CspReportsController } from './csp-reports.controller.js';
import { CspReportsService } from './csp-reports.service.js';

/** Crashes of the web app and content that a page's policy blocked, as browsers report them. */
@Module({ controllers: [CrashReportsController, CspReportsController], providers: [CspReportsService] })
export class BrowserReportsModule {}
