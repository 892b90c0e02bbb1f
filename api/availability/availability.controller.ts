import { Controller, Get, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Public } from '../common/access/public.decorator.js';
import { AvailabilityService } from './availability.service.js';
import { DayStartsView, DaysRoomView, FirstFreeView } from './availability.view.js';
import { AskDayDto, AskDaysDto, AskVisitDto } from './dto/ask-availability.dto.js';

@Public()
@Controller('availability')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  /** Every free start of a day. */
  @Get()
  showDay(@Query() ask: AskDayDto, @ActingUser() user: CurrentUser | undefined): Promise<DayStartsView> {
    return this.availability.showDay(ask, user);
  }

  /** Which days have free starts, for a week or a month, and the first of them. */
  @Get('days')
  showDays(@Query() ask: AskDaysDto, @ActingUser() user: CurrentUser | undefined): Promise<DaysRoomView> {
    return this.availability.showDays(ask, user);
  }

  /** The first free start within the horizon. */
  @Get('first')
  showFirst(@Query() ask: AskVisitDto, @ActingUser() user: CurrentUser | undefined): Promise<FirstFreeView> {
    return this.availability.showFirst(ask, user);
  }
}
