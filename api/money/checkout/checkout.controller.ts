import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { CheckoutService } from './checkout.service.js';
import { CheckoutStartView, QuoteView } from './checkout.view.js';
import { CheckoutDto, StartCheckoutDto } from './dto/checkout.dto.js';

@Controller('checkout')
export class CheckoutController {
  constructor(private readonly checkout: CheckoutService) {}

  /** The bill of a visit, or the choices for a sale without one. */
  @May('till')
  @Get('start')
  startCheckout(
    @Query() { bookingId }: StartCheckoutDto,
    @ActingUser() user: CurrentUser,
  ): Promise<CheckoutStartView> {
    return this.checkout.startCheckout(bookingId, user);
  }

  /**
   * Calculates the total of a sale. Also without payment; nothing is saved. 422 for lines that can't be sold, with
   * every invalid field.
   */
  @May('till')
  @Post('quote')
  @HttpCode(200)
  quoteSale(@Body() body: CheckoutDto, @ActingUser() user: CurrentUser): Promise<QuoteView> {
    return this.checkout.quoteSale(body, user);
  }
}
