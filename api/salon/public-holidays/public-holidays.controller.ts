import { Controller, Get } from '@nestjs/common';
import { Roles } from '../../common/access/roles.decorator.js';
import { PublicHolidaysService } from './public-holidays.service.js';
import { PublicHolidayView } from './public-holidays.view.js';

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
}
