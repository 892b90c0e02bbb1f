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
   * Takes payment, and completes the visit. An upcoming or current visit becomes done. 409 `already-paid` with the sale
   * if another till was faster, `sale-made` with the sale if this bill was sold with other contents,
   * `price-has-changed` if the total differs from what the client was told, and `sale-not-paid` if the payments don't
   * add up to the total. Only this response contains the codes of gift cards.
   */
  @May('till')
  @Post()
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'A UUID created once for this bill, even if its content changes.',
  })
  makeSale(
    @Body() body: MakeSaleDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<SaleView> {
    return this.sales.makeSale(body, key, user);
  }
}
