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
   * The takings since the last close, or of an earlier close. The payments by method, other cash movements, and tips
   * owed. If another till takes payments, it covers a day.
   */
  @Get()
  showTill(@Query() query: ShowTillDto): Promise<TillView> {
    return this.till.showTill(query);
  }

  /**
   * Records cash in, cash out or paid tips. 409 `not-enough-tips` if a team member would get more tips than they are
   * owed, `more-than-in-drawer` if the drawer should contain less. 403 `proof-needed` above the caller's refund limit
   * for a day.
   */
  @Post('movements')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'A UUID created once for this movement.',
  })
  moveCash(
    @Body() body: MoveCashDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<TillMovementView> {
    return this.movements.moveCash(body, key, user);
  }

  /** Reverses a movement. It adds a movement in the opposite direction, dated today, with the same limits as above. */
  @Post('movements/:id/reverse')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'A UUID created once for this reversal.',
  })
  reverseMovement(
    @Param('id', IdPipe) id: string,
    @Body() body: ReverseMovementDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<TillMovementView> {
    return this.movements.reverseMovement(id, body, key, user);
  }

  /** The visits of today that can still be paid. These are clients who have arrived, and clients who are expected. */
  @Get('close/before')
  showBeforeClose(): Promise<BeforeCloseView> {
    return this.till.showBeforeClose();
  }

  /**
   * Compares a count of the drawer with the expected amount. Each count is recorded, even if the till is not closed
   * with it.
   */
  @Post('close/preview')
  @HttpCode(200)
  previewClose(@Body() body: CountTillDto, @ActingUser() user: CurrentUser): Promise<TillCountView> {
    return this.counts.previewClose(body, user);
  }

  /**
   * Closes the till. The close covers everything since the last one, and nothing is posted into it afterwards. Later
   * sales belong to the next close. 409 `count-has-changed` if there was a sale or movement since the count was
   * compared.
   */
  @Post('close')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID created once for this close.' })
  closeTill(
    @Body() body: CloseTillDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<CloseSheetView> {
    return this.closes.closeTill(body, key, user);
  }

  /** The closes, latest first. */
  @Get('closes')
  listCloses(@Query() query: PageDto): Promise<ClosesPageView> {
    return this.till.listCloses(query);
  }

  /** A close for printing, with the ledger’s seal at that time. */
  @Get('closes/:number')
  showClose(@Param('number', CloseNumberPipe) number: number): Promise<CloseSheetView> {
    return this.till.showClose(number);
  }
}
