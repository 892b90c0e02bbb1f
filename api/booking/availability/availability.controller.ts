import { Controller, Get, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { ByBookingLink } from '../../common/access/by-booking-link.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { languageOf } from '../../common/http/language-of.js';
import { say, type Sentence } from '../../common/words/sentence.js';
import { AvailabilityService, type Unsaid } from './availability.service.js';
import { DayStartsView, DaysAvailabilityView, FirstFreeView } from './availability.view.js';
import {
  DayAvailabilityQueryDto,
  DaysAvailabilityQueryDto,
  AvailabilityQueryDto,
} from './dto/availability-query.dto.js';
import { routePathOf } from '../../common/http/route-path.js';
import { KnownQuestions } from './known-questions.js';

type WithNote<View> = Omit<View, 'note'> & { note: string | null };

const inWords = <Answer extends { note: Sentence | null }>(answer: Answer, asking: Request) => ({
  ...answer,
  note: answer.note && say(answer.note, languageOf(asking)),
});

@Public()
@ByBookingLink()
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

  /** The days with free starts in a week or a month, and the first free start. */
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

  /** Notes what a visitor asks, which the next one may ask in the same words and in another language. */
  private answer<View extends { note: string | null }>(
    request: Request,
    user: CurrentUser | undefined,
    answer: (user: CurrentUser | undefined) => Promise<Unsaid<View>>,
  ): Promise<WithNote<View>> {
    const said = async (asking: Request, by: CurrentUser | undefined) => inWords(await answer(by), asking);
    const route = routePathOf(request);
    if (!user && route !== null)
      this.known.remember(request.url, { route, answer: (asking) => said(asking, undefined) });
    return said(request, user);
  }
}
