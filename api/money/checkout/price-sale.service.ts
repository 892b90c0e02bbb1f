import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingRecord } from '../../booking/booking-records/booking.entity.js';
import { isWhole, stepCents, toCents } from '../../common/money/currency-step.js';
import { factsOf } from '../../common/money/currencies.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { FieldProblem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import { knownLanguage } from '../../common/words/known-language.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { BusinessDayService, type TillMoment } from '../till/business-day.service.js';
import type { TillRules } from '../till-settings/domain/till-mode.js';
import { tillElsewhere } from '../till-settings/till-settings.problems.js';
import { ReceiptHeadsService } from '../till-settings/receipt-heads.service.js';
import { TaxRatesService } from '../till-settings/tax-rates.service.js';
import { TillSettingsService, type TillTerms } from '../till-settings/till-settings.service.js';
import type { TaxesOfDay } from '../till-settings/domain/tax-rates.js';
import { mainLanguage } from '../../words/languages.gen.js';
import { discountTooHigh, notToBePaid, saleTooHigh } from './checkout.problems.js';
import { type PricedSale, priceSale } from './domain/price-sale.js';
import type { CheckoutDto, DiscountDto, TipDto } from './dto/checkout.dto.js';
import { assertCardsPayForWork, type GivenPayment, PaymentsService } from './payments.service.js';
import { reductionOf, type SoldLine } from './sold-line.js';
import { type Offer, SoldLinesService } from './sold-lines.service.js';

/** The inputs of a sale's price, apart from those that change with each earlier sale. */
export interface SaleGround extends TillTerms, Offer {
  taxesOn: (day: LocalDate) => TaxesOfDay;
  booking: BookingRecord | null;
}

/** A sale that is priced but not written. */
export interface SaleToMake {
  rules: TillRules;
  currency: string;
  moment: TillMoment;
  lines: SoldLine[];
  tips: { staffId: string; cents: number }[];
  payments: GivenPayment[];
  priced: PricedSale;
}

/** Prices sales. */
@Injectable()
export class PriceSaleService {
  constructor(
    private readonly till: TillSettingsService,
    private readonly taxRates: TaxRatesService,
    private readonly days: BusinessDayService,
    private readonly soldLines: SoldLinesService,
    private readonly payments: PaymentsService,
    private readonly heads: ReceiptHeadsService,
  ) {}

  /** Does the slow reads, for a caller who has not locked the ledger yet. Settings stay unchanged until the transaction ends. */
  async getGround(bookingOf: () => Promise<BookingRecord | null>, tx: EntityManager): Promise<SaleGround> {
    const terms = await this.till.holdTerms(tx);
    const taxesOn = await this.taxRates.ratesUnder(terms.rules, tx);
    return { ...terms, taxesOn, ...(await this.soldLines.getOffer(tx)), booking: await bookingOf() };
  }

  /** Stores what the receipt says about the salon, before the ledger is locked; null if another till prints it. */
  async keepReceiptHead(ground: SaleGround, tx: EntityManager): Promise<string | null> {
    return ground.rules.mode === 'record' ? this.heads.keepCurrent(ground, tx) : null;
  }

  /** Reads the day, stock and gift cards here. The caller has locked the ledger if the sale will be written. */
  async priceSale(body: CheckoutDto, ground: SaleGround, tx: EntityManager): Promise<SaleToMake> {
    const { rules, booking, plan, team } = ground;
    const { currency, mainLanguage: main } = ground.salon;
    if (booking && booking.currency !== currency) throw notToBePaid();
    if (rules.mode === 'elsewhere' && body.lines.some(({ kind }) => kind === 'gift-card'))
      throw tillElsewhere();
    assertAmounts(body, currency);
    const moment = this.days.momentIn(ground.salon);
    const today = moment.businessDay;
    const taxes = ground.taxesOn(today);
    const language = knownLanguage(main) ?? mainLanguage;
    const context = { booking, rules, taxes, today, language, plan, team };
    const lines = await this.soldLines.resolveLines(body, context, tx);
    const tips = tipsOf(body.tips ?? [], lines, team);
    const payments = await this.payments.resolvePayments(body.payments ?? [], { rules, currency, today }, tx);
    const isInCash = payments.some(({ method }) => method === 'cash');
    const otherwise = payments.filter(({ method }) => method !== 'cash');
    const vouchers = payments.filter(({ isVoucher }) => isVoucher);
    const priced = priceSale({
      lines,
      discount: reductionOf(body.discount),
      tipCents: sumOf(tips),
      taxIsAdded: rules.taxIsAdded,
      stepCents: stepCents(currency),
      cash: isInCash ? { otherwiseCents: sumOf(otherwise), roundedToCents: rules.cashRoundingCents } : null,
      vouchers: {
        cents: sumOf(vouchers),
        prepaidTaxCents: vouchers.reduce((sum, { prepaidTaxCents }) => sum + prepaidTaxCents, 0),
      },
    });
    if ('tooHighAt' in priced) throw discountTooHigh(priced.tooHighAt);
    const { maxAmountCents } = factsOf(currency);
    if (priced.subtotalCents > maxAmountCents || priced.totalCents > maxAmountCents) throw saleTooHigh();
    assertCardsPayForWork(lines, priced, payments);
    return { rules, currency, moment, lines, tips, payments, priced };
  }
}

/** Tips for current team members, and for former ones who did part of the visit. */
function tipsOf(tips: TipDto[], lines: SoldLine[], team: Offer['team']): SaleToMake['tips'] {
  const did = new Set(lines.map(({ staffId }) => staffId));
  const wanted = tips.map(({ staffId, amount }) => ({ staffId, cents: toCents(amount) }));
  const problems = wanted.flatMap(({ staffId }, index): FieldProblem[] => {
    const pointer = `#/tips/${index}/staffId`;
    if (!team.get(staffId)?.active && !did.has(staffId)) {
      return [{ pointer, detail: sentence('noSuchTeamMember') }];
    }
    const isSecond = wanted.findIndex((tip) => tip.staffId === staffId) < index;
    return isSecond ? [{ pointer, detail: sentence('oneTipForEach') }] : [];
  });
  if (problems.length > 0) throw invalidInput(problems);
  return wanted;
}

/**
 * 422 for every amount that the currency doesn't have, and for a discount that is not exactly one of the two kinds.
 */
function assertAmounts(body: CheckoutDto, currency: string): void {
  const problems: FieldProblem[] = [];
  const look = (pointer: string, amount: number | undefined) => {
    if (amount === undefined || isWhole(toCents(amount), currency)) return;
    problems.push({ pointer, detail: sentence('notAWholeAmount') });
  };
  const lookAt = (pointer: string, discount: DiscountDto | undefined) => {
    if (!discount) return;
    look(`${pointer}/amount`, discount.amount);
    if ((discount.percent === undefined) === (discount.amount === undefined)) {
      problems.push({ pointer, detail: sentence('percentOrAmount') });
    }
  };
  for (const [index, line] of body.lines.entries()) {
    look(`#/lines/${index}/price`, line.price);
    lookAt(`#/lines/${index}/discount`, line.discount);
  }
  lookAt('#/discount', body.discount);
  for (const [index, { amount }] of (body.tips ?? []).entries()) look(`#/tips/${index}/amount`, amount);
  for (const [index, { amount, tendered }] of (body.payments ?? []).entries()) {
    look(`#/payments/${index}/amount`, amount);
    look(`#/payments/${index}/tendered`, tendered);
  }
  if (problems.length > 0) throw invalidInput(problems);
}

const sumOf = (parts: readonly { cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);
