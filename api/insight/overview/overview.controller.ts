import { Controller, Get } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { OverviewService } from './overview.service.js';
import { DayAtWorkView, OverviewView } from './overview.view.js';
@Controller('overview')
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  /** The day so far; for stylists, their own part. */
  @May('day-figures')
  @Get('today')
  showToday(@ActingUser() user: CurrentUser): Promise<DayAtWorkView> {
    return this.overview.showToday(user);
  }

  /** The salon's day, items that need attention, and the figures of the last thirty days. */
  @May('figures')
  @Get()
  showOverview(@ActingUser() user: CurrentUser): Promise<OverviewView> {
    return this.overview.showOverview(user);
  }
}
