import { Body, Controller, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdempotencyKeyHeader } from '../../platform/idempotency/idempotency-key.decorator.js';
import { SaleView } from '../sales/sale.view.js';
import { MakeSaleDto } from './dto/checkout.dto.js';
import { MakeSaleService } from './make-sale.service.js';

@Controller('sales')
export class MakeSaleController {
  constructor(private readonly sales: MakeSaleService) {}

  /**
   * Takes the money, and ends the visit. All of it or nothing: a visit that was to come or is on becomes done. 409
   * `already-paid` with the sale when somebody was quicker, `sale-made` with the sale when this bill was sold with other contents, `price-has-changed` when it comes to something else than the client
   * was told, and `sale-not-paid` when the payments come to something else than that. Codes of gift cards are in this answer
   * alone.
   */
  @May('till')
  @Post()
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'A UUID made once for this bill, whatever is changed in it.',
  })
  makeSale(
    @Body() body: MakeSaleDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<SaleView> {
    return this.sales.makeSale(body, key, user);
  }
}
