import { Controller, Get, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Public } from '../common/access/public.decorator.js';
import { AvailabilityService } from './availability.service.js';
import { DayStartsView, DaysAvailabilityView, FirstFreeView } from './availability.view.js';
import {
  DayAvailabilityQueryDto,
  DaysAvailabilityQueryDto,
  AvailabilityQueryDto,
} from './dto/availability-query.dto.js';
import { KnownQuestions } from './known-questions.js';

@Public()
@Controller('availability')
export class AvailabilityController {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly known: KnownQuestions,
  ) {}

  /** Every free start of a day. */
  @Get()
  showDay(
    @Query() query: DayAvailabilityQueryDto,
    @ActingUser() user: CurrentUser | undefined,
    @Req() request: Request,
  ): Promise<DayStartsView> {
    return this.answer(request, user, (user) => this.availability.showDay(query, user));
  }

  /** Which days have free starts, for a week or a month, and the first of them. */
  @Get('days')
  showDays(
    @Query() query: DaysAvailabilityQueryDto,
    @ActingUser() user: CurrentUser | undefined,
    @Req() request: Request,
  ): Promise<DaysAvailabilityView> {
    return this.answer(request, user, (user) => this.availability.showDays(query, user));
  }

  /** The first free start within the horizon. */
  @Get('first')
  showFirst(
    @Query() query: AvailabilityQueryDto,
    @ActingUser() user: CurrentUser | undefined,
    @Req() request: Request,
  ): Promise<FirstFreeView> {
    return this.answer(request, user, (user) => this.availability.showFirst(query, user));
  }

  /** Notes what a visitor asks, which the next one may ask in the same words. */
  private answer<Answer extends object>(
    { url, route }: Request,
    user: CurrentUser | undefined,
    answer: (user: CurrentUser | undefined) => Promise<Answer>,
  ): Promise<Answer> {
    if (!user) this.known.remember(url, { route: String(route.path), answer: () => answer(undefined) });
    return answer(user);
  }
}
