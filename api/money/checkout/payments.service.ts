import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { stepCents, toCents } from '../../common/money/currency-step.js';
import { shareOfStretch } from '../../common/money/share-of-stretch.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { FieldProblem } from '../../common/problem/problem.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { type Sentence, sentence } from '../../common/words/sentence.js';
import { GiftCardsService, type GiftCardWithBalance } from '../gift-cards/gift-cards.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { TillRules } from '../till-settings/domain/till-mode.js';
import { giftCardBlocked, giftCardEmpty, giftCardExpired } from './checkout.problems.js';
import type { PricedSale } from './domain/price-sale.js';
import type { CheckoutDto, PaymentDto } from './dto/checkout.dto.js';
import type { SoldLine } from './sold-line.js';
import type { PaymentMethod } from '../till-settings/payment-methods.js';

export interface GivenPayment {
  method: PaymentMethod;
  cents: number;
  tenderedCents: number | null;
  reference: string;
  giftCardId: string | null;
  /** True for a single-purpose gift card: what it pays for was taxed at its sale. */
  isVoucher: boolean;
  /** The tax from that sale which goes with this payment. */
  prepaidTaxCents: number;
}

/** The balance left on a card while one bill is paid with it, perhaps in several parts. */
interface CardInHand {
  valueCents: number;
  prepaidTaxCents: number;
}

type Given = Pick<GivenPayment, 'giftCardId' | 'isVoucher' | 'prepaidTaxCents'>;

const noCard: Given = { giftCardId: null, isVoucher: false, prepaidTaxCents: 0 };

/** Resolves the payments of a bill. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly giftCards: GiftCardsService,
    private readonly ledger: LedgerService,
  ) {}

  /** 422 with every invalid field; 409 for a gift card that is blocked or has too low a balance. */
  async resolvePayments(
    payments: PaymentDto[],
    { rules, currency, today }: { rules: TillRules; currency: string; today: LocalDate },
    tx: EntityManager,
  ): Promise<GivenPayment[]> {
    const problems = payments.flatMap((payment, index) => {
      const found = problemOf(payment, rules);
      return found ? [{ pointer: `#/payments/${index}/${found.field}`, detail: found.why }] : [];
    });
    if (problems.length > 0) throw invalidInput(problems);
    const given: GivenPayment[] = [];
    const inHand = new Map<string, CardInHand>();
    for (const [index, { method, amount, tendered, reference = '', giftCardCode }] of payments.entries()) {
      const cents = toCents(amount);
      const byCard =
        giftCardCode === undefined
          ? noCard
          : await this.givenBy(
              await this.giftCardWith({ code: giftCardCode, cents, currency, today, index }, tx),
              { cents, inHand },
              tx,
            );
      const tenderedCents = tendered === undefined ? null : toCents(tendered);
      given.push({ method, cents, tenderedCents, reference, ...byCard });
    }
    return given;
  }

  /** Checks early, for a helpful answer; the ledger checks again. */
  private async giftCardWith(
    {
      code,
      cents,
      currency,
      today,
      index,
    }: { code: string; cents: number; currency: string; today: LocalDate; index: number },
    tx: EntityManager,
  ): Promise<GiftCardWithBalance> {
    const card = await this.giftCards.findToPay(code, tx);
    // Same answer for an unknown code and a used-up card, as when checking a balance.
    if (!card || card.currency !== currency || (card.state === 'active' && card.balanceCents <= 0)) {
      throw invalidInput([
        { pointer: `#/payments/${index}/giftCardCode`, detail: sentence('noSuchGiftCard') },
      ]);
    }
    if (card.state !== 'active') throw giftCardBlocked();
    if (card.expiresOn !== null && card.expiresOn < today) throw giftCardExpired();
    if (card.balanceCents < cents) throw giftCardEmpty();
    return card;
  }

  /** Tax leaves a single-purpose card in proportion to its value, so that both reach zero together. */
  private async givenBy(
    { id: giftCardId, tax, balanceCents, currency }: GiftCardWithBalance,
    { cents, inHand }: { cents: number; inHand: Map<string, CardInHand> },
    tx: EntityManager,
  ): Promise<Given> {
    if (tax !== 'single-purpose') return { ...noCard, giftCardId };
    const of = { account: 'prepaid-tax', subjectId: giftCardId, currency } as const;
    const before = inHand.get(giftCardId) ?? {
      valueCents: balanceCents,
      prepaidTaxCents: await this.ledger.balanceOf(of, tx),
    };
    const { valueCents: ofCents, prepaidTaxCents: all } = before;
    const stretch = { fromCents: 0, toCents: Math.min(cents, ofCents), ofCents };
    const prepaidTaxCents = shareOfStretch(all, stretch, stepCents(currency));
    inHand.set(giftCardId, { valueCents: ofCents - cents, prepaidTaxCents: all - prepaidTaxCents });
    return { giftCardId, isVoucher: true, prepaidTaxCents };
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

/** The gift card codes among the payments. */
export const giftCardCodesIn = ({ payments = [] }: CheckoutDto): string[] =>
  payments.flatMap(({ giftCardCode }) => giftCardCode ?? []);

/**
 * 422: gift cards pay only for services and products. Buying another card with one would bypass its expiry and
 * blocking. A tip is paid out in cash, so the card's value would be as well.
 */
export function assertCardsPayForWork(lines: SoldLine[], priced: PricedSale, payments: GivenPayment[]): void {
  const byCard = payments.filter(({ method }) => method === 'gift-card');
  const cards = priced.lines.reduce(
    (sum, { payableCents }, index) => sum + (lines[index]?.kind === 'gift-card' ? payableCents : 0),
    0,
  );
  const cents = byCard.reduce((sum, payment) => sum + payment.cents, 0);
  if (cards + priced.tipCents === 0 || cents <= priced.totalCents - priced.tipCents - cards) return;
  const detail = sentence(cards > 0 ? 'noCardForCard' : 'noCardForTips');
  const problem: FieldProblem = { pointer: '#/payments', detail };
  throw invalidInput([problem]);
}
