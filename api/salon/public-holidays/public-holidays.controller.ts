import { Body, Controller, Get, Put } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { ChooseHolidayRegionDto } from './dto/choose-holiday-region.dto.js';
import { PublicHolidaysService } from './public-holidays.service.js';
import { HolidayRegionsView, PublicHolidayView } from './public-holidays.view.js';

@Roles('admin')
@Controller('salon/public-holidays')
export class PublicHolidaysController {
  constructor(private readonly holidays: PublicHolidaysService) {}

  /**
   * The holidays of the salon’s country in the next twelve months on which it would be open, proposed as special days.
   * They don't close the salon. Empty for countries with unknown holidays.
   */
  @Get()
  listPublicHolidays(): Promise<PublicHolidayView[]> {
    return this.holidays.listProposals();
  }

  /** The parts of the salon’s country that have holidays of their own, and the one that was chosen. */
  @Get('regions')
  showHolidayRegions(): Promise<HolidayRegionsView> {
    return this.holidays.showRegions();
  }

  /** Chooses the part of the country whose holidays are proposed as well. */
  @Put('region')
  chooseHolidayRegion(
    @Body() body: ChooseHolidayRegionDto,
    @ActingUser() user: CurrentUser,
  ): Promise<HolidayRegionsView> {
    return this.holidays.chooseRegion(body, user);
  }
}
