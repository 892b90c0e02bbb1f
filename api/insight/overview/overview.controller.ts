import { Controller, Get } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { OverviewService } from './overview.service.js';
import { DayAtWorkView, OverviewView } from './overview.view.js';
@Controller('overview')
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  /** The day so far: the salon's; for a stylist what is theirs of it, in their own lines. */
  @May('day-figures')
  @Get('today')
  showToday(@ActingUser() user: CurrentUser): Promise<DayAtWorkView> {
    return this.overview.showToday(user);
  }

  /** The salon's day, what needs attention, and the last thirty days in figures. */
  @May('figures')
  @Get()
  showOverview(): Promise<OverviewView> {
    return this.overview.showOverview();
  }
}
