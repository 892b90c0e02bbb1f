import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { stepCents } from '../../common/money/currency-step.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { GiftCardsService } from '../gift-cards/gift-cards.service.js';
import type { GiftCardRule } from '../gift-cards/gift-card.entity.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { discountNetOf, type PrepaidTax, prepaidTaxOf, salePostings } from './sale-postings.js';
import {
  type GivenBack,
  type SaleLineRecord,
  type SaleRecord,
  SalesRepository,
  type FullSale,
} from './sales.repository.js';

export type { GivenBack, SaleLineRecord, SaleRecord, FullSale };
export type { SalePaymentRecord, SaleTipRecord } from './sales.repository.js';

/** The sale that a refund belongs to. */
interface OfSale {
  /** The sale as it was before the refund. */
  sold: FullSale;
  /** The ledger entry of a sale that is fully reversed. */
  reversesId: string | null;
}

/** Writes sales and refunds, each with its number and ledger entry. Callers check that they are allowed. */
@Injectable()
export class SaleRecordsService {
  constructor(
    private readonly sales: SalesRepository,
    private readonly ledger: LedgerService,
    private readonly giftCards: GiftCardsService,
  ) {}

  /**
   * Adds a sale or refund for a caller who has locked the ledger. This till's sales get the next number.
   *
   * @param of the sale that a refund belongs to
   */
  async addSale(whole: FullSale, tx: EntityManager, of?: OfSale): Promise<FullSale> {
    const kind = whole.sale.kind;
    const number = whole.sale.mode === 'record' ? await this.sales.nextNumber(kind, tx) : null;
    const numbered = { ...whole, sale: { ...whole.sale, number } };
    const cardIds = [...whole.lines, ...whole.payments].flatMap(({ giftCardId }) => giftCardId ?? []);
    const rules = await this.giftCards.rulesOf(cardIds, tx);
    const prepaidTaxes = await this.prepaidTaxesOf(whole, rules, tx);
    await this.sales.addSale(numbered, tx);
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
            payableCents: line.payableCents,
            discountNetCents: discountNetOf(
              line,
              of?.sold.lines.find(({ id }) => id === line.ofLineId),
              terms,
            ),
            rate: line.taxRateId === null ? null : { id: line.taxRateId, bp: line.taxRateBp },
            giftCard: cardOf(line.giftCardId, rules),
          })),
          tips: whole.tips,
          payments: whole.payments,
          roundingCents: sale.roundingCents,
          prepaidTaxes,
        }),
      },
      tx,
    );
    return numbered;
  }

  /** Adds a refund's amounts to its sale, and marks the sale as undone if this refund undoes it. */
  async giveBack(
    saleId: string,
    given: GivenBack & { undoneBy: string | null },
    tx: EntityManager,
  ): Promise<void> {
    await this.sales.giveBack(saleId, given, tx);
    if (given.undoneBy !== null) await this.sales.markUndone(saleId, given.undoneBy, tx);
  }

  /** The sale that paid for a visit, unless it was undone. */
  findPaying(bookingId: string, tx?: EntityManager): Promise<SaleRecord | null> {
    return this.sales.findPaying(bookingId, tx);
  }

  /** A sale or refund, locked: concurrent refunds of it wait for this transaction. */
  async findForChange(id: string, tx: EntityManager): Promise<FullSale | null> {
    await this.sales.lockSale(id, tx);
    return this.sales.findSale(id, tx);
  }

  /** The refunds of a sale, oldest first. */
  listRefundsOf(saleId: string, tx: EntityManager): Promise<FullSale[]> {
    return this.sales.listRefundsOf(saleId, tx);
  }

  /** The amount that someone has refunded on a business day, in cents. */
  refundedBy(actorId: string, businessDay: LocalDate, tx: EntityManager): Promise<number> {
    return this.sales.refundedBy(actorId, businessDay, tx);
  }

  /** The tax already due at the sale of old-rule gift cards used as payment, so that it is not due again. */
  private async prepaidTaxesOf(
    { sale, payments }: FullSale,
    rules: ReadonlyMap<string, GiftCardRule>,
    tx: EntityManager,
  ): Promise<PrepaidTax[]> {
    const paid = new Map<string, number>();
    for (const { giftCardId, cents } of payments) {
      if (giftCardId !== null && rules.get(giftCardId) === 'at-sale')
        paid.set(giftCardId, (paid.get(giftCardId) ?? 0) + cents);
    }
    const taxes: PrepaidTax[] = [];
    for (const [giftCardId, cents] of paid) {
      const sold = await this.sales.findLineOfGiftCard(giftCardId, tx);
      if (!sold || sold.taxRateId === null) continue;
      const of = { account: 'gift-cards', subjectId: giftCardId, currency: sale.currency } as const;
      const beforeCents = sold.payableCents + (await this.ledger.balanceOf(of, tx));
      const afterCents = sale.kind === 'sale' ? beforeCents + cents : beforeCents - cents;
      const card = { valueCents: sold.payableCents, rateBp: sold.taxRateBp };
      const moved = prepaidTaxOf(card, { beforeCents, afterCents }, stepCents(sale.currency));
      taxes.push({ rateId: sold.taxRateId, giftCardId, cents: Math.abs(moved) });
    }
    return taxes;
  }
}

function cardOf(
  id: string | null,
  rules: ReadonlyMap<string, GiftCardRule>,
): { id: string; rule: GiftCardRule } | null {
  return id === null ? null : { id, rule: rules.get(id) ?? 'at-use' };
}
