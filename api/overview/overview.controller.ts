import { Controller, Get } from '@nestjs/common';
import { Roles } from '../common/access/roles.decorator.js';
import { OverviewService } from './overview.service.js';
import { OverviewView } from './overview.view.js';
@Roles('admin')
@Controller('overview')
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  /** The salon's day, what needs attention, and the last thirty days in figures. */
  @Get()
  showOverview(): Promise<OverviewView> {
    return this.overview.showOverview();
  }
}
