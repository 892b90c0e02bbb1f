import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { ApplyPriceChangeDto, PriceChangeDto } from './dto/price-change.dto.js';
import { PriceChangePreviewView } from './price-change.view.js';
import { PriceChangesService } from './price-changes.service.js';

@May('catalogue')
@Controller('price-changes')
export class PriceChangesController {
  constructor(private readonly prices: PriceChangesService) {}

  /** Previews new prices without changing them. */
  @Post('preview')
  @HttpCode(200)
  previewPriceChange(@Body() body: PriceChangeDto): Promise<PriceChangePreviewView> {
    return this.prices.previewPriceChange(body);
  }

  /**
   * Changes many prices at once, exactly as in the preview. Existing bookings keep their prices. 409
   * `prices-have-changed` if a price has changed since: request the preview again.
   */
  @Post()
  @HttpCode(200)
  changePrices(
    @Body() body: ApplyPriceChangeDto,
    @ActingUser() user: CurrentUser,
  ): Promise<PriceChangePreviewView> {
    return this.prices.changePrices(body, user);
  }
}
