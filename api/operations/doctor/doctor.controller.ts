import { Controller, Get, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Roles } from '../../common/access/roles.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { DoctorService } from './doctor.service.js';
import { HealthReportView, toHealthReportView } from './doctor.view.js';

@Roles('admin')
@Controller('admin/health')
export class DoctorController {
  constructor(private readonly doctor: DoctorService) {}

  /**
   * Checks the salon's data and what the server depends on. It changes nothing; the response is cached for ten seconds.
   * Its language follows `Accept-Language`.
   */
  @Limited('health')
  @Get()
  async showHealth(
    @AnswerLanguage() language: Language,
    @Req() { protocol, headers }: Request,
  ): Promise<HealthReportView> {
    const report = await this.doctor.reportAt(`${protocol}://${headers.host ?? 'localhost'}`);
    return toHealthReportView(report, language);
  }
}
