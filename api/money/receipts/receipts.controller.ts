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
   * Emails the receipt of a sale or refund. In the language of the client, if its visit says whose it is; what it says is as it
   * was then. 409 `till-elsewhere` for a sale whose receipt comes from another till.
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
