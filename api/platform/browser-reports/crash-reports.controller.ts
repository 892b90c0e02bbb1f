import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { Public } from '../../common/access/public.decorator.js';
import { Limited } from '../limits/limited.decorator.js';
import { crashLine } from './domain/crash-line.js';
import { CrashReportDto } from './dto/crash-report.dto.js';

/** Receives crash reports of the web app. They are written to the log and not stored anywhere else. */
@Controller('crash-reports')
export class CrashReportsController {
  private readonly logger = new Logger('WebApp');

  /** Reports a crash of the web app, so that the operator finds it in the log. */
  @Public()
  @Limited('crash-report')
  @Post()
  @HttpCode(204)
  reportCrash(@Body() crash: CrashReportDto): void {
    this.logger.error(crashLine(crash));
  }
}
