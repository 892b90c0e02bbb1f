import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { stepCents } from '../../common/money/currency-step.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { discountNetOf, type PrepaidTax, prepaidTaxOf, salePostings } from './sale-postings.js';
import {
  type GivenBack,
  type SaleLineRecord,
  type SaleRecord,
  SalesRepository,
  type WholeSale,
} from './sales.repository.js';

export type { GivenBack, SaleLineRecord, SaleRecord, WholeSale };
export type { SalePaymentRecord, SaleTipRecord } from './sales.repository.js';

/** What a refund is of. */
interface OfSale {
  /** As it was before. */
  sold: WholeSale;
  /** The entry of a sale that is taken back as a whole. */
  reversesId: string | null;
}

/** Writes sales and refunds, each with its number and its entry in the ledger. Whether they may be is for its callers. */
@Injectable()
export class SaleRecordsService {
  constructor(
    private readonly sales: SalesRepository,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * Adds a sale or refund for a caller who has locked the ledger: its number is the next one, where this till counts.
   *
   * @param of what a refund gives back
   */
  async add(whole: WholeSale, within: EntityManager, of?: OfSale): Promise<WholeSale> {
    const kind = whole.sale.kind;
    const number = whole.sale.mode === 'record' ? await this.sales.nextNumber(kind, within) : null;
    const numbered = { ...whole, sale: { ...whole.sale, number } };
    const prepaidTaxes = await this.prepaidTaxesOf(whole, within);
    await this.sales.add(numbered, within);
    const { sale } = numbered;
    const terms = { taxIsAdded: sale.taxIsAdded, stepCents: stepCents(sale.currency) };
    await this.ledger.post(
      {
        businessDay: sale.businessDay,
        kind,
        source: { type: 'sale', id: sale.id },
        actorId: sale.soldBy,
        reversesId: of?.reversesId ?? null,
        currency: sale.currency,
        lines: salePostings({
          kind,
          stepCents: terms.stepCents,
          lines: whole.lines.map((line) => ({
            kind: line.kind,
            netCents: line.netCents,
            taxCents: line.taxCents,
            discountNetCents: discountNetOf(
              line,
              of?.sold.lines.find(({ id }) => id === line.ofLineId),
              terms,
            ),
            rate: line.taxRateId === null ? null : { id: line.taxRateId, bp: line.taxRateBp },
            giftCardId: line.giftCardId,
          })),
          tips: whole.tips,
          payments: whole.payments.map(({ method, cents, giftCardId }) => ({
            method: method,
            cents,
            giftCardId,
          })),
          roundingCents: sale.roundingCents,
          prepaidTaxes,
        }),
      },
      within,
    );
    return numbered;
  }

  /** Says of a sale how much more of it was given back, and by which refund it was undone. */
  async giveBack(
    saleId: string,
    given: GivenBack & { undoneBy: string | null },
    within: EntityManager,
  ): Promise<void> {
    await this.sales.giveBack(saleId, given, within);
    if (given.undoneBy !== null) await this.sales.markUndone(saleId, given.undoneBy, within);
  }

  /** The sale that a visit is paid by, if it has not been undone. */
  findPaying(bookingId: string, within?: EntityManager): Promise<SaleRecord | null> {
    return this.sales.findPaying(bookingId, within);
  }

  /** A sale or refund, locked: others who want to give something of it back wait for this transaction. */
  async findForChange(id: string, within: EntityManager): Promise<WholeSale | null> {
    await this.sales.lock(id, within);
    return this.sales.find(id, within);
  }

  /** The refunds of a sale, oldest first. */
  listRefundsOf(saleId: string, within: EntityManager): Promise<WholeSale[]> {
    return this.sales.listRefundsOf(saleId, within);
  }

  /** What somebody has given back on a day of the till, in cents. */
  refundedBy(actorId: string, businessDay: LocalDate, within: EntityManager): Promise<number> {
    return this.sales.refundedBy(actorId, businessDay, within);
  }

  /** Of the gift cards that pay: tax that was due when they were sold is not due once more. */
  private async prepaidTaxesOf({ sale, payments }: WholeSale, within: EntityManager): Promise<PrepaidTax[]> {
    const paid = new Map<string, number>();
    for (const { giftCardId, cents } of payments) {
      if (giftCardId !== null) paid.set(giftCardId, (paid.get(giftCardId) ?? 0) + cents);
    }
    const taxes: PrepaidTax[] = [];
    for (const [giftCardId, cents] of paid) {
      const sold = await this.sales.findLineOfGiftCard(giftCardId, within);
      if (!sold || sold.taxRateId === null) continue;
      const of = { account: 'gift-cards', subjectId: giftCardId, currency: sale.currency } as const;
      const beforeCents = sold.payableCents + (await this.ledger.balanceOf(of, within));
      const afterCents = sale.kind === 'sale' ? beforeCents + cents : beforeCents - cents;
      const card = { valueCents: sold.payableCents, rateBp: sold.taxRateBp };
      const moved = prepaidTaxOf(card, { beforeCents, afterCents }, stepCents(sale.currency));
      taxes.push({ rateId: sold.taxRateId, giftCardId, cents: Math.abs(moved) });
    }
    return taxes;
  }
}
