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
   * Refunds part of a sale. The refund is a record with its own number; of the sale, only the refunded amount changes.
   * 409 `other-method` if more would be refunded by a payment method than was paid by it, until that is confirmed;
   * `gift-card-used` for a gift card that was partly used; `not-enough-tips` for a tip that has been paid out. Above
   * the caller's refund limit for a day, 403 `proof-needed`.
   */
  @May('till')
  @Post(':id/refund')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID created once for this refund.' })
  refundSale(
    @Param('id', IdPipe) id: string,
    @Body() body: RefundDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<SaleView> {
    return this.refunds.refundSale(id, body, key, user);
  }

  /**
   * Refunds the rest of a sale. By the same payment methods, latest first; products return to stock, and the visit is
   * unpaid again. Otherwise it works like a refund.
   */
  @May('till')
  @Post(':id/undo')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID created once for this undo.' })
  undoSale(
    @Param('id', IdPipe) id: string,
    @Body() body: UndoSaleDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<SaleView> {
    return this.refunds.undoSale(id, body, key, user);
  }
}
