import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Transactions } from '../../database/transactions.js';
import { FreshProofService } from '../../people/factor-checks/fresh-proof.service.js';
import { isOverdrawn } from '../ledger/overdrawn.js';
import { SalesService } from '../sales/sales.service.js';
import type { SaleView } from '../sales/sale.view.js';
import { notEnoughTips } from '../till/till.problems.js';
import { provedAboveLimit } from '../till-settings/above-limit.js';
import type { RefundDto, UndoSaleDto } from './dto/refund.dto.js';
import { planRefund, planUndo } from './planned-refund.js';
import { GiveBackService, type WantedRefund } from './give-back.service.js';

/** Refunds sales, and undoes whole sales. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly giving: GiveBackService,
    private readonly transactions: Transactions,
    private readonly sales: SalesService,
    private readonly proofs: FreshProofService,
  ) {}

  refundSale(saleId: string, body: RefundDto, key: string, actor: CurrentUser): Promise<SaleView> {
    return this.giveBack({
      ...{ saleId, key, actor, request: { refund: saleId, ...body } },
      planOf: (whole, refunds, terms) => planRefund(whole, refunds, body, terms),
    });
  }

  undoSale(saleId: string, { reason }: UndoSaleDto, key: string, actor: CurrentUser): Promise<SaleView> {
    return this.giveBack({
      ...{ saleId, key, actor, request: { undo: saleId, reason } },
      planOf: (whole, refunds, terms) => planUndo(whole, refunds, reason, terms),
    });
  }

  private async giveBack(wanted: WantedRefund): Promise<SaleView> {
    try {
      const refundId = await provedAboveLimit(
        (isProved) => this.transactions.run((tx) => this.giving.giveBack(wanted, isProved, tx)),
        () => this.proofs.assertFresh(wanted.actor, 'everyone'),
      );
      // Read after the transaction, so that the till is not locked meantime.
      return await this.sales.showMade(refundId);
    } catch (error) {
      // Gift cards were checked under the lock, so the reason must be tips that were paid out since.
      throw isOverdrawn(error) ? notEnoughTips() : error;
    }
  }
}
