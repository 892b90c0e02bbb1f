import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GiftCardsService } from '../gift-cards/gift-cards.service.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { SalesService } from '../sales/sales.service.js';
import type { SaleToMake } from './price-sale.service.js';
import { lastDayOf } from '../gift-cards/domain/last-day.js';
import type { SaleView } from '../sales/sale.view.js';

/** A gift card that was just sold, with the code that its buyer gets. */
type SoldGiftCard = { id: string; code: string };

/** Gift cards that a sale sells, and their codes, which only the answer to that sale shows. */
@Injectable()
export class SoldGiftCardsService {
  constructor(
    private readonly giftCards: GiftCardsService,
    private readonly codes: GiftCardCodes,
    private readonly sales: SalesService,
  ) {}

  /** One for each line that sells one, in their order. */
  async issue({ lines, currency, rules, moment }: SaleToMake, tx: EntityManager): Promise<SoldGiftCard[]> {
    const issued: SoldGiftCard[] = [];
    for (const { kind, unitCents, message, givenOn, rate } of lines) {
      if (kind !== 'gift-card') continue;
      const { giftCardYears: years } = rules;
      const expiresOn = lastDayOf(moment.businessDay, years);
      const tax = rate === null ? ('at-use' as const) : ('single-purpose' as const);
      const card = { valueCents: unitCents, currency, tax, expiresOn, message, givenOn };
      issued.push(await this.giftCards.issue(card, tx));
    }
    return issued;
  }

  /** The codes as they are kept with the answer. */
  seal(issued: SoldGiftCard[], saleId: string): string {
    return this.codes.seal(codesOf(issued), saleId);
  }

  /** The sale as its seller sees it, with the codes of the cards in it. */
  async showSale(saleId: string, issued: SoldGiftCard[]): Promise<SaleView> {
    const codes = codesOf(issued);
    const view = await this.sales.showMade(saleId);
    return {
      ...view,
      giftCards: view.giftCards.map((card) => ({ ...card, code: codes.get(card._id) ?? null })),
    };
  }

  /** Without the codes of cards that have others by now. */
  async showAgain(saleId: string, sealed: string): Promise<SaleView> {
    const good: SoldGiftCard[] = [];
    for (const [id, code] of this.codes.open(sealed, saleId)) {
      if ((await this.giftCards.findByCode(code))?.id === id) good.push({ id, code });
    }
    return this.showSale(saleId, good);
  }
}

const codesOf = (issued: SoldGiftCard[]): ReadonlyMap<string, string> =>
  new Map(issued.map(({ id, code }) => [id, code]));
