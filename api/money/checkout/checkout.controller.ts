import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { CheckoutService } from './checkout.service.js';
import { CheckoutStartView, QuoteView } from './checkout.view.js';
import { CheckoutDto, StartCheckoutDto } from './dto/checkout.dto.js';

@Controller('checkout')
export class CheckoutController {
  constructor(private readonly checkout: CheckoutService) {}

  /** What a visit is to be paid for, or who may sell something without one. */
  @May('till')
  @Get('start')
  startCheckout(
    @Query() { bookingId }: StartCheckoutDto,
    @ActingUser() user: CurrentUser,
  ): Promise<CheckoutStartView> {
    return this.checkout.startCheckout(bookingId, user);
  }

  /**
   * What a sale would come to. Also while it is not paid; nothing is kept. 422 for lines that cannot be sold, with every field
   * that is wrong.
   */
  @May('till')
  @Post('quote')
  @HttpCode(200)
  quoteSale(@Body() body: CheckoutDto, @ActingUser() user: CurrentUser): Promise<QuoteView> {
    return this.checkout.quoteSale(body, user);
  }
}
