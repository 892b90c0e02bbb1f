import { Controller, Get } from '@nestjs/common';
import { May } from '../../common/access/may.decorator.js';
import { LedgerService } from './ledger.service.js';
import { LedgerCheckView, toLedgerCheckView } from './ledger.view.js';

@Controller('ledger')
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  /**
   * Whether the ledger is whole. Every entry is compared with its seal, and every balance with its lines; the first entry that
   * is not what it was is named. Who owns the database could seal it all anew: compare the seal with the sheet of a close.
   */
  @May('ledger')
  @Get('check')
  async checkLedger(): Promise<LedgerCheckView> {
    return toLedgerCheckView(await this.ledger.check());
  }
}
