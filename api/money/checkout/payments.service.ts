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
  /** Whether it is a single-purpose gift card: what it pays was taxed at its sale. */
  isVoucher: boolean;
  /** The tax of that sale that goes with it. */
  prepaidTaxCents: number;
}

/** What is left on a card as one bill is paid with it, perhaps in several parts. */
interface CardInHand {
  valueCents: number;
  prepaidTaxCents: number;
}

type Given = Pick<GivenPayment, 'giftCardId' | 'isVoucher' | 'prepaidTaxCents'>;

const noCard: Given = { giftCardId: null, isVoucher: false, prepaidTaxCents: 0 };

/** Looks at what is paid with. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly giftCards: GiftCardsService,
    private readonly ledger: LedgerService,
  ) {}

  /** 422 with every field that cannot be; 409 for a gift card that is blocked, or has less on it. */
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

  /** The ledger looks again: this is for an answer in time. */
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
    // One answer for a code that no card has and for a card that is used up, as for looking at one.
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

  /** The tax in a single-purpose card leaves it in the share in which its value does, so that all of it goes with all of the card. */
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

/** The codes that somebody wants to pay with. */
export const giftCardCodesIn = ({ payments = [] }: CheckoutDto): string[] =>
  payments.flatMap(({ giftCardCode }) => giftCardCode ?? []);

/**
 * 422: gift cards pay for services and products alone. Bought with a card, another card would be a way around its end and its
 * block; a tip is paid out in cash, and so would be the card.
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
