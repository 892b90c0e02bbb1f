import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/access/public.decorator.js';
import { Limited } from '../limits/limited.decorator.js';
import { CspReportsService } from './csp-reports.service.js';

/**
 * Receives browsers' reports of content that a page's policy blocked. They are sent automatically, so it is not part of
 * the contract.
 */
@ApiExcludeController()
@Controller('csp-reports')
export class CspReportsController {
  constructor(private readonly reports: CspReportsService) {}

  /** Takes `application/reports+json` (a list) and the older `application/csp-report` (one). */
  @Public()
  @Limited('csp-report')
  @Post()
  @HttpCode(204)
  reportViolations(@Body() body: unknown): void {
    this.reports.note(body);
  }
}
