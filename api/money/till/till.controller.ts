import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { PageDto } from '../../common/page/page.dto.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { IdempotencyKeyHeader } from '../../platform/idempotency/idempotency-key.decorator.js';
import { CloseNumberPipe } from './close-number.pipe.js';
import { CloseService } from './close.service.js';
import { CloseTillDto, CountTillDto, MoveCashDto, ReverseMovementDto, ShowTillDto } from './dto/till.dto.js';
import { MovementsService } from './movements.service.js';
import { TillService } from './till.service.js';
import {
  BeforeCloseView,
  CloseSheetView,
  ClosesPageView,
  TillCountView,
  TillMovementView,
  TillView,
} from './till.view.js';
import { CountTillService } from './count-till.service.js';

/** The drawer, and its closes. */
@May('till')
@Controller('till')
export class TillController {
  constructor(
    private readonly till: TillService,
    private readonly movements: MovementsService,
    private readonly counts: CountTillService,
    private readonly closes: CloseService,
  ) {}

  /**
   * Shows what was taken since the last close, or what an earlier close covers. That is what was paid and by what means, what
   * else went in and out, and whom tips are owed to. Where another till takes the money, it is a day.
   */
  @Get()
  showTill(@Query() query: ShowTillDto): Promise<TillView> {
    return this.till.showTill(query);
  }

  /**
   * Puts cash into the drawer or takes it out, or pays tips. 409 `not-enough-tips` when somebody would be paid more tips than they
   * are owed, `more-than-in-drawer` when the drawer should have less. 403 `proof-needed` above what one person may give back in
   * a day.
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

  /** Takes a movement back. It is a movement of its own, in the other direction, today. The same refusals as above. */
  @Post('movements/:id/reverse')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID made once for this reversal.' })
  reverseMovement(
    @Param('id', IdPipe) id: string,
    @Body() body: ReverseMovementDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<TillMovementView> {
    return this.movements.reverseMovement(id, body, key, user);
  }

  /** Lists the visits of today that can still bring money. Some clients are here, others are still to come. */
  @Get('close/before')
  showBeforeClose(): Promise<BeforeCloseView> {
    return this.till.showBeforeClose();
  }

  /** Compares a count of the drawer with what should be in it. Each count is on record, whether the till is closed with it or not. */
  @Post('close/preview')
  @HttpCode(200)
  previewClose(@Body() body: CountTillDto, @ActingUser() user: CurrentUser): Promise<TillCountView> {
    return this.counts.previewClose(body, user);
  }

  /**
   * Closes the till. The close covers everything since the last one, and nothing is posted into it afterwards. What is sold next
   * is covered by the next close. 409 `count-has-changed` when something was sold or moved since the count was compared.
   */
  @Post('close')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID made once for this close.' })
  closeTill(
    @Body() body: CloseTillDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<CloseSheetView> {
    return this.closes.closeTill(body, key, user);
  }

  /** The closes, the latest first. */
  @Get('closes')
  listCloses(@Query() query: PageDto): Promise<ClosesPageView> {
    return this.till.listCloses(query);
  }

  /** A close, to print, with the ledger’s seal of that moment. */
  @Get('closes/:number')
  showClose(@Param('number', CloseNumberPipe) number: number): Promise<CloseSheetView> {
    return this.till.showClose(number);
  }
}
