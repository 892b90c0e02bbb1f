import { Controller, Get, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Public } from '../common/access/public.decorator.js';
import { AvailabilityService } from './availability.service.js';
import { DayStartsView, DaysAvailabilityView, FirstFreeView } from './availability.view.js';
import {
  DayAvailabilityQueryDto,
  DaysAvailabilityQueryDto,
  AvailabilityQueryDto,
} from './dto/availability-query.dto.js';

@Public()
@Controller('availability')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  /** Every free start of a day. */
  @Get()
  showDay(
    @Query() query: DayAvailabilityQueryDto,
    @ActingUser() user: CurrentUser | undefined,
  ): Promise<DayStartsView> {
    return this.availability.showDay(query, user);
  }

  /** Which days have free starts, for a week or a month, and the first of them. */
  @Get('days')
  showDays(
    @Query() query: DaysAvailabilityQueryDto,
    @ActingUser() user: CurrentUser | undefined,
  ): Promise<DaysAvailabilityView> {
    return this.availability.showDays(query, user);
  }

  /** The first free start within the horizon. */
  @Get('first')
  showFirst(
    @Query() query: AvailabilityQueryDto,
    @ActingUser() user: CurrentUser | undefined,
  ): Promise<FirstFreeView> {
    return this.availability.showFirst(query, user);
  }
}
