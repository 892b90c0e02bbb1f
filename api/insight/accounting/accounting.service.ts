import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { toPrice } from '../../common/money/currency-step.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';
import { Transactions } from '../../database/transactions.js';
import { paidOutCategories } from '../../money/till/domain/movements.js';
import { paymentMethods } from '../../money/till-settings/payment-methods.js';
import { TillSettingsService } from '../../money/till-settings/till-settings.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { AccountingRepository, type VatSum } from './accounting.repository.js';
import type { BookAccountsView, BookAccountView, VatLineView, VatView } from './accounting.view.js';
import type { DaysDto, MapAccountsDto } from './dto/accounting.dto.js';
import { expenseKey, movementAccounts, PAID_BY_VOUCHER, partKey, voucherKey } from './domain/postings.js';

/** Cash paid to the owner or as wages is no expense: those have their own accounts. */
const expenses = paidOutCategories.filter((category) => category !== 'owner' && category !== 'wages');

/** Tax for any period, and the accountant's numbers for our accounts. */
@Injectable()
export class AccountingService {
  constructor(
    private readonly books: AccountingRepository,
    private readonly till: TillSettingsService,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async showVat(days: DaysDto): Promise<VatView> {
    await this.till.assertOn();
    assertInOrder(days);
    const { currency } = await this.salons.salon();
    const sums = await this.books.vatOf(days, currency);
    const left = await this.books.giftCardsLeft(days.to, currency);
    const all = sums.reduce(
      (total, sum) => ({
        netCents: total.netCents + sum.netCents,
        taxCents: total.taxCents + sum.taxCents,
        grossCents: total.grossCents + sum.grossCents,
      }),
      { netCents: 0, taxCents: 0, grossCents: 0 },
    );
    return {
      from: days.from,
      to: days.to,
      currency: toCurrencyView(currency),
      lines: sums.map(lineView),
      total: lineView({ ...all, rateId: null, rateName: '', rateBp: 0 }),
      giftCardLiability: toPrice(left.cents),
      giftCardTax: toPrice(left.prepaidTaxCents),
    };
  }

  async listAccounts(tx: EntityManager = this.source.manager): Promise<BookAccountsView> {
    await this.till.assertOn(tx);
    const { rates } = await this.till.showTillSettings(tx);
    const numbers = await this.books.numbers(tx);
    const account = (
      key: string,
      facts: Partial<Omit<BookAccountView, 'key' | 'number'>> & { kind: string },
    ) => ({
      key,
      method: null,
      taxName: null,
      category: null,
      ...facts,
      number: numbers.get(key) ?? '',
    });
    const byRate = (kind: 'service' | 'product' | 'gift-card') => [
      ...rates.map(({ _id, name }) => account(partKey(kind, _id), { kind, taxName: name })),
      account(partKey(kind, null), { kind }),
    ];
    return {
      accounts: [
        ...paymentMethods.map((method) => account(`paid:${method}`, { kind: 'paid', method })),
        account(PAID_BY_VOUCHER, { kind: 'paid', method: 'voucher' }),
        ...byRate('service'),
        account(voucherKey('service'), { kind: 'service-voucher' }),
        ...byRate('product'),
        account(voucherKey('product'), { kind: 'product-voucher' }),
        ...byRate('gift-card'),
        ...['tip', 'rounding', ...movementAccounts].map((kind) => account(kind, { kind })),
        ...expenses.map((category) => account(expenseKey(category), { kind: 'expense', category })),
      ],
    };
  }

  /** 422 for an unknown account. */
  mapAccounts({ accounts }: MapAccountsDto, actor: CurrentUser): Promise<BookAccountsView> {
    return this.transactions.run(async (tx) => {
      const known = new Set((await this.listAccounts(tx)).accounts.map(({ key }) => key));
      const unknown = accounts.findIndex(({ key }) => !known.has(key));
      if (unknown >= 0) {
        const detail = sentence('noSuchAccountOfTheBooks');
        throw invalidInput([{ pointer: `#/accounts/${unknown}/key`, detail }]);
      }
      for (const { key, number } of accounts) await this.books.setNumber(key, number, tx);
      const object = { type: 'till', id: 'settings' };
      const detail = { fields: 'accountNumbers' };
      await this.audit.record({ actor, action: 'till-settings.changed', object, detail }, tx);
      return this.listAccounts(tx);
    });
  }
}

/** 422: the last day is before the first. */
export function assertInOrder({ from, to }: DaysDto): void {
  if (to < from) throw invalidInput([{ pointer: '#/to', detail: sentence('lastDayBeforeFirst') }]);
}

const lineView = ({ rateId, rateName, rateBp, netCents, taxCents, grossCents }: VatSum): VatLineView => ({
  name: rateId === null ? '' : rateName,
  ratePercent: rateId === null ? null : rateBp / 100,
  net: toPrice(netCents),
  tax: toPrice(taxCents),
  gross: toPrice(grossCents),
});
