import { Controller, Get } from '@nestjs/common';
import { Roles } from '../common/access/roles.decorator.js';
import { Limited } from '../limits/limited.decorator.js';
import { DoctorService } from './doctor.service.js';
import { HealthReportView } from './doctor.view.js';

@Roles('admin')
@Controller('admin/health')
export class DoctorController {
  constructor(private readonly doctor: DoctorService) {}

  /** Looks whether the salon's data and what it depends on are well. It changes nothing; an answer is kept for ten seconds. */
  @Limited('health')
  @Get()
  showHealth(): Promise<HealthReportView> {
    return this.doctor.showHealth();
  }
}
