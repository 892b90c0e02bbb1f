import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { toCents } from '../../common/money/currency-step.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { FieldProblem } from '../../common/problem/problem.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { type Sentence, sentence } from '../../common/words/sentence.js';
import { GiftCardsService } from '../gift-cards/gift-cards.service.js';
import type { TillRules } from '../till-settings/domain/till-mode.js';
import { giftCardBlocked, giftCardEmpty, giftCardExpired } from './checkout.problems.js';
import type { PricedSale } from './domain/price-sale.js';
import type { PaymentDto } from './dto/checkout.dto.js';
import type { SoldLine } from './sold-line.js';
import type { PaymentMethod } from '../till-settings/payment-methods.js';

export interface GivenPayment {
  method: PaymentMethod;
  cents: number;
  tenderedCents: number | null;
  reference: string;
  giftCardId: string | null;
}

/** Looks at what is paid with. */
@Injectable()
export class PaymentsService {
  constructor(private readonly giftCards: GiftCardsService) {}

  /** 422 with every field that cannot be; 409 for a gift card that is blocked, or has less on it. */
  async find(
    payments: PaymentDto[],
    { rules, currency, today }: { rules: TillRules; currency: string; today: LocalDate },
    within: EntityManager,
  ): Promise<GivenPayment[]> {
    const problems = payments.flatMap((payment, index) => {
      const found = problemOf(payment, rules);
      return found ? [{ pointer: `#/payments/${index}/${found.field}`, detail: found.why }] : [];
    });
    if (problems.length > 0) throw invalidInput(problems);
    const given: GivenPayment[] = [];
    for (const [index, { method, amount, tendered, reference = '', giftCardCode }] of payments.entries()) {
      const cents = toCents(amount);
      const giftCardId =
        giftCardCode === undefined
          ? null
          : await this.giftCardWith({ code: giftCardCode, cents, currency, today, index }, within);
      const tenderedCents = tendered === undefined ? null : toCents(tendered);
      given.push({ method, cents, tenderedCents, reference, giftCardId });
    }
    return given;
  }

  /** The ledger looks again: this is for an answer in time. */
  private async giftCardWith(
    {
      code,
      cents,
      currency,
      today,
      index,
    }: { code: string; cents: number; currency: string; today: LocalDate; index: number },
    within: EntityManager,
  ): Promise<string> {
    const card = await this.giftCards.findToPay(code, within);
    if (!card || card.currency !== currency) {
      throw invalidInput([
        { pointer: `#/payments/${index}/giftCardCode`, detail: sentence('noSuchGiftCard') },
      ]);
    }
    if (card.state !== 'active') throw giftCardBlocked();
    if (card.expiresOn !== null && card.expiresOn < today) throw giftCardExpired();
    if (card.balanceCents < cents) throw giftCardEmpty();
    return card.id;
  }
}

function problemOf(
  { method, amount, tendered, giftCardCode }: PaymentDto,
  { mode }: TillRules,
): { field: string; why: Sentence } | null {
  if ((method === 'elsewhere') !== (mode === 'elsewhere')) {
    return { field: 'method', why: sentence('notPaidThisWay') };
  }
  if (tendered !== undefined && method !== 'cash') {
    return { field: 'tendered', why: sentence('onlyCashIsHandedOver') };
  }
  if (tendered !== undefined && tendered < amount) {
    return { field: 'tendered', why: sentence('tooLittleHandedOver') };
  }
  if ((method === 'gift-card') !== (giftCardCode !== undefined)) {
    return { field: 'giftCardCode', why: sentence('giftCardHasCode') };
  }
  return null;
}

/** 422: a gift card buys no gift cards, which would be a way around its end and its block. */
export function assertNoCardForCard(lines: SoldLine[], priced: PricedSale, payments: GivenPayment[]): void {
  const byCard = payments.filter(({ method }) => method === 'gift-card');
  const cards = priced.lines.reduce(
    (sum, { payableCents }, index) => sum + (lines[index]?.kind === 'gift-card' ? payableCents : 0),
    0,
  );
  const cents = byCard.reduce((sum, payment) => sum + payment.cents, 0);
  if (cards === 0 || cents <= priced.totalCents - cards) return;
  const problem: FieldProblem = { pointer: '#/payments', detail: sentence('noCardForCard') };
  throw invalidInput([problem]);
}
