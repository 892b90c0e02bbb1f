import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { PageDto } from '../../common/page/page.dto.js';
import { DayPipe } from '../../common/validation/day.pipe.js';
import { IdempotencyKeyHeader } from '../../platform/idempotency/idempotency-key.decorator.js';
import { CloseService } from './close.service.js';
import { CloseDayDto, CountTillDto, MoveCashDto, ShowTillDto } from './dto/till.dto.js';
import { MovementsService } from './movements.service.js';
import { TillService } from './till.service.js';
import {
  DayClosesPageView,
  DayCloseSheetView,
  TillCountView,
  TillDayView,
  TillMovementView,
} from './till.view.js';

/** The drawer, and how each day at it ends. */
@May('till')
@Controller('till')
export class TillController {
  constructor(
    private readonly till: TillService,
    private readonly movements: MovementsService,
    private readonly closes: CloseService,
  ) {}

  /** A day at the till: what was paid and by what means, what else went in and out, and whom tips are owed to. */
  @Get()
  showTill(@Query() query: ShowTillDto): Promise<TillDayView> {
    return this.till.showTill(query.day);
  }

  /**
   * Puts cash into the drawer or takes it out. It belongs to the current business day. 409 `not-enough-tips` when somebody
   * would be paid more tips than they are owed.
   */
  @Post('movements')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID made once for this movement.' })
  moveCash(
    @Body() body: MoveCashDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<TillMovementView> {
    return this.movements.moveCash(body, key, user);
  }

  /**
   * Compares a count of the drawer with what should be in it. Each is on record, whether the day is closed with it or not. 409
   * `earlier-day-open` with the day that has to be closed first.
   */
  @Post('close/preview')
  @HttpCode(200)
  previewClose(@Body() body: CountTillDto, @ActingUser() user: CurrentUser): Promise<TillCountView> {
    return this.closes.previewClose(body, user);
  }

  /**
   * Closes a day: nothing is posted into it afterwards, and what is sold belongs to the next day on which the salon is open. 409
   * `count-has-changed` when something was sold or moved since the count was compared.
   */
  @Post('close')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID made once for this close.' })
  closeDay(
    @Body() body: CloseDayDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<DayCloseSheetView> {
    return this.closes.closeDay(body, key, user);
  }

  /** How days ended, the latest first. */
  @Get('closes')
  listDayCloses(@Query() query: PageDto): Promise<DayClosesPageView> {
    return this.till.listDayCloses(query);
  }

  /** How a day ended, to print, with the ledger’s seal of that moment. */
  @Get('closes/:day')
  showDayClose(@Param('day', DayPipe) day: string): Promise<DayCloseSheetView> {
    return this.till.showDayClose(day);
  }
}
