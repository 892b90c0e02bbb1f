import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { pageOf } from '../../common/page/page.js';
import { notFound } from '../../common/problem/common.problems.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { coinCents } from '../../common/money/coins-of-cash.js';
import { toPrice } from '../../common/money/currency-step.js';
import { ReceiptHeadsService } from '../till-settings/receipt-heads.service.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import type { ListSalesDto } from './dto/list-sales.dto.js';
import { type OwnSaleView, toOwnSaleView } from './own-sale.view.js';
import { SaleListRepository, type VisitsOf } from './sale-list.repository.js';
import { SaleNamesRepository } from './sale-names.repository.js';
import type { SaleOfVisitView, SalePageView, SaleView, VisitsToPayView } from './sale.view.js';
import { SalesRepository, type FullSale } from './sales.repository.js';
import { toSaleRowView, toSaleView } from './to-sale-view.js';

/** Visits unpaid for this long must have been settled some other way. */
const TO_PAY_DAYS = 366;
const DAY_MS = 86_400_000;

/** Shows sales and refunds, and what is still to be paid. */
@Injectable()
export class SalesService {
  constructor(
    private readonly sales: SalesRepository,
    private readonly lists: SaleListRepository,
    private readonly names: SaleNamesRepository,
    private readonly till: TillSettingsService,
    private readonly heads: ReceiptHeadsService,
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  async showSale(id: string, tx?: EntityManager): Promise<SaleView> {
    await this.till.assertOn(tx);
    return this.showMade(id, tx);
  }

  /** Shows a sale just made, even if the till has been turned off since. */
  async showMade(id: string, tx?: EntityManager): Promise<SaleView> {
    const { cashRoundingCents } = await this.till.get(tx);
    const whole = await this.get(id, tx);
    const refunds = whole.sale.kind === 'sale' ? await this.sales.listRefundsOf(whole.sale.id, tx) : [];
    const names = await this.names.namesIn([whole], tx);
    const coin = coinCents(whole.sale.currency, cashRoundingCents);
    const head = await this.heads.show(whole.sale.receiptHeadId, tx);
    return toSaleView(whole, refunds, { names, coin, head });
  }

  /** Newest first. */
  async listSales(query: ListSalesDto): Promise<SalePageView> {
    await this.till.assertOn();
    const page = pageOf(query);
    const { ids, total } = await this.lists.list(query, page);
    const wholes = await this.sales.list(ids);
    const names = await this.names.namesIn(wholes);
    const refunded = await this.sales.refundedOf(ids);
    const { currency } = await this.salons.salon();
    return {
      items: ids.flatMap((id) => {
        const whole = wholes.find(({ sale }) => sale.id === id);
        return whole ? [toSaleRowView(whole, refunded.get(id) ?? 0, names)] : [];
      }),
      total,
      ...page,
      currency: toCurrencyView(currency),
    };
  }

  async listVisitsToPay(): Promise<VisitsToPayView> {
    const { since } = await this.till.assertOn();
    const { currency } = await this.salons.salon();
    const now = this.clock.now();
    const from = new Date(now.getTime() - TO_PAY_DAYS * DAY_MS);
    const { visits, total } = await this.lists.listToPay({ since: since ?? now, from, currency });
    return {
      visits: visits.map(({ id, reference, startsAt, clientName, titles, priceCents, priceKind }) => ({
        _id: id,
        reference,
        startsAt: startsAt.toISOString(),
        clientName,
        titles,
        price: toPrice(priceCents),
        priceKind,
      })),
      total,
      currency: toCurrencyView(currency),
    };
  }

  async listSalesOfVisits(bookingIds: string[]): Promise<SaleOfVisitView[]> {
    await this.till.assertOn();
    return this.sales.listPaying(bookingIds);
  }

  /** All sales and refunds for one client's visits, for their own data export; oldest first. */
  async listOwnSales(client: VisitsOf): Promise<OwnSaleView[]> {
    const ids = await this.lists.idsOfClient(client);
    const wholes = await this.sales.list(ids);
    const names = await this.names.namesIn(wholes);
    const byId = new Map(wholes.map((whole) => [whole.sale.id, whole]));
    return ids.flatMap((id) => {
      const whole = byId.get(id);
      return whole ? [toOwnSaleView(whole, names)] : [];
    });
  }

  /** Throws 404 if unknown. */
  async get(id: string, tx?: EntityManager): Promise<FullSale> {
    const whole = await this.sales.findSale(id, tx);
    if (!whole) throw notFound('sale');
    return whole;
  }
}
