import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { IdempotencyKeyHeader } from '../../platform/idempotency/idempotency-key.decorator.js';
import { SaleView } from '../sales/sale.view.js';
import { RefundDto, UndoSaleDto } from './dto/refund.dto.js';
import { RefundsService } from './refunds.service.js';

@Controller('sales')
export class RefundsController {
  constructor(private readonly refunds: RefundsService) {}

  /**
   * Gives some of a sale back. A row with a number of its own; the sale stays as it is, but for how much of it was given back.
   * 409 `other-method` for more back in one way than was paid in it, until that is confirmed; `gift-card-used` for a card of
   * which something was spent; `not-enough-tips` for a tip that has been paid out. Above what somebody may give back in a day,
   * 403 `proof-needed`.
   */
  @May('till')
  @Post(':id/refund')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID made once for this refund.' })
  refundSale(
    @Param('id', IdPipe) id: string,
    @Body() body: RefundDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<SaleView> {
    return this.refunds.refundSale(id, body, key, user);
  }

  /**
   * Gives back all that is left of a sale. In the ways it was paid, the latest first; products go back on the shelf, and the
   * visit is to be paid again. The rest is as with a refund.
   */
  @May('till')
  @Post(':id/undo')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID made once for this undo.' })
  undoSale(
    @Param('id', IdPipe) id: string,
    @Body() body: UndoSaleDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<SaleView> {
    return this.refunds.undoSale(id, body, key, user);
  }
}
