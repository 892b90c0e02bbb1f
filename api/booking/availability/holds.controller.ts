import { Body, Controller, Delete, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { AskedLanguage } from '../../common/http/asked-language.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { ExtendHoldDto } from './dto/extend-hold.dto.js';
import { HoldTimeDto } from './dto/hold-time.dto.js';
import { HeldBookingView, HoldView } from './hold.view.js';
import { VisitorHoldsService } from './visitor-holds.service.js';

@Controller('holds')
export class HoldsController {
  constructor(private readonly holds: VisitorHoldsService) {}

  /**
   * Holds a slot for ten minutes. 409 `slot-taken` with the nearest free starts if someone else was faster,
   * `outside-hours` if no one is working then.
   */
  @Public()
  @Limited('hold')
  @Post()
  holdTime(
    @Body() body: HoldTimeDto,
    @ActingUser() user: CurrentUser | undefined,
    @Ip() address: string,
    @AskedLanguage() language: Language | null,
  ): Promise<HeldBookingView> {
    return this.holds.holdTime(body, user, address, language);
  }

  /**
   * Extends the hold to ten minutes from now; at most to an hour after it was placed, or to 15 minutes for a code. 404
   * if it has expired.
   */
  @Public()
  @Post(':id/extend')
  @HttpCode(200)
  extendHold(@Param('id', IdPipe) id: string, @Query() query: ExtendHoldDto): Promise<HoldView> {
    return this.holds.extendHold(id, query.for);
  }

  /** Assigns a slot held before log-in to the caller. An expired hold, or another visitor's, stays as it is. */
  @Post(':id/claim')
  @HttpCode(204)
  claimHold(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.holds.claimHold(id, user);
  }

  /** Releases the slot. */
  @Public()
  @Delete(':id')
  @HttpCode(204)
  releaseHold(@Param('id', IdPipe) id: string): Promise<void> {
    return this.holds.releaseHold(id);
  }
}
