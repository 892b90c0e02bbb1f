import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GiftCardsService } from '../gift-cards/gift-cards.service.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { SalesService } from '../sales/sales.service.js';
import type { SaleToMake } from './price-sale.service.js';
import { lastDayOf } from '../gift-cards/domain/last-day.js';
import type { SaleView } from '../sales/sale.view.js';

/** A gift card just sold, with the code for its buyer. */
export type SoldGiftCard = { id: string; code: string };

/** Issues the gift cards of a sale. Their codes are shown only in the response to that sale. */
@Injectable()
export class SoldGiftCardsService {
  constructor(
    private readonly giftCards: GiftCardsService,
    private readonly codes: GiftCardCodes,
    private readonly sales: SalesService,
  ) {}

  /** Issues one card per gift card line, in order. */
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

  /** The codes as stored with the answer. */
  seal(issued: SoldGiftCard[], saleId: string): string {
    return this.codes.seal(codesOf(issued), saleId);
  }

  /** The sale as its seller sees it, including the codes of its cards. */
  async showSale(saleId: string, issued: SoldGiftCard[]): Promise<SaleView> {
    const codes = codesOf(issued);
    const view = await this.sales.showMade(saleId);
    return {
      ...view,
      giftCards: view.giftCards.map((card) => ({ ...card, code: codes.get(card._id) ?? null })),
    };
  }

  /** Leaves out cards whose code was renewed since. */
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
