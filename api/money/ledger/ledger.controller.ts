import { Controller, Get } from '@nestjs/common';
import { May } from '../../common/access/may.decorator.js';
import { LedgerService } from './ledger.service.js';
import { LedgerCheckView, toLedgerCheckView } from './ledger.view.js';

@Controller('ledger')
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  /**
   * Verifies the ledger. Every entry is compared with its seal and every balance with its lines; the response names the
   * first altered entry. The owner of the database could seal everything again, so compare the seal with the printed
   * sheet of a close.
   */
  @May('ledger')
  @Get('check')
  async checkLedger(): Promise<LedgerCheckView> {
    return toLedgerCheckView(await this.ledger.check());
  }
}
