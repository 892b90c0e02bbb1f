import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { orderedId } from '../../common/ordered-id.js';
import type { SaleToMake } from './price-sale.service.js';
import { type SoldGiftCard, SoldGiftCardsService } from './sold-gift-cards.service.js';
import { WriteSaleService } from './write-sale.service.js';

/** The visit a sale is for, and the reason for its discount. */
interface SaleOf {
  bookingId: string | null;
  /** The reason for a discount on the whole sale. */
  reason: string;
  receiptHeadId: string | null;
}

/** Writes a sale together with the gift cards it sells. */
@Injectable()
export class RecordSaleService {
  constructor(
    private readonly cards: SoldGiftCardsService,
    private readonly writing: WriteSaleService,
  ) {}

  /** For a caller who holds the till's locks and has priced the sale behind them. */
  async recordSale(
    wanted: SaleToMake,
    of: SaleOf,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<{ saleId: string; issued: SoldGiftCard[] }> {
    const saleId = orderedId(wanted.moment.now);
    const issued = await this.cards.issue(wanted, tx);
    const cardIds = issued.map(({ id }) => id);
    await this.writing.write(wanted, { ...of, saleId, cardIds }, actor, tx);
    return { saleId, issued };
  }
}
