import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { EmailReceiptDto } from './dto/email-receipt.dto.js';
import { ReceiptsService } from './receipts.service.js';

@Controller('sales')
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  /**
   * Emails the receipt of a sale or refund. In the client's language, if the visit's client is known; its content is as
   * of the sale. 409 `till-elsewhere` for a sale with a receipt from another till.
   */
  @May('till')
  @Limited('receipt')
  @Post(':id/letter')
  @HttpCode(202)
  emailReceipt(
    @Param('id', IdPipe) id: string,
    @Body() body: EmailReceiptDto,
    @ActingUser() user: CurrentUser,
  ): Promise<void> {
    return this.receipts.emailReceipt(id, body, user);
  }
}
