import { factsOf } from '../../../common/money/currencies.js';

/** The salon's way of taking payments: not at all, at another till next to Parlour, or here. */
export const tillModes = ['off', 'elsewhere', 'record'] as const;
export type TillMode = (typeof tillModes)[number];

/** The time at which gift cards are taxed: at use, at the rate of the purchase, or at their sale. */
export const giftCardTaxes = ['at-use', 'at-sale'] as const;
export type GiftCardTax = (typeof giftCardTaxes)[number];

/**
 * The salon's way of taking payments, and its limits. A salon that has never set any of it gets `untouchedIn`
 * its currency.
 */
export interface TillRules {
  mode: TillMode;
  /** Time at which the till was turned on; null while it is off. Visits completed before then need no payment here. */
  since: Date | null;
  /** True if tax is added to prices instead of being included. */
  taxIsAdded: boolean;
  /** Applies to everything without a rate of its own; null for no tax. */
  defaultTaxRateId: string | null;
  cashRoundingCents: number;
  /** The amount one receptionist may refund per business day. */
  receptionRefundLimitCents: number;
  /** The amount one admin may refund; null for no limit. */
  adminRefundLimitCents: number | null;
  /** Null until the owner has chosen; until then, gift cards can't be sold. */
  giftCardTax: GiftCardTax | null;
  giftCardMaxCents: number;
  /** Years after which a gift card expires; null for never. */
  giftCardYears: number | null;
  /**
   * The currency in which custom limits were entered, while no admin has reviewed them since the currency changed;
   * otherwise null.
   */
  limitsCurrency: string | null;
  /** For receipts: the legal name if it differs from the salon's, the VAT number, and a note. Empty for none. */
  legalName: string;
  vatNumber: string;
  receiptNote: string;
}

export const untouchedIn = (currency: string): TillRules => ({
  mode: 'off',
  since: null,
  taxIsAdded: false,
  defaultTaxRateId: null,
  cashRoundingCents: 0,
  receptionRefundLimitCents: factsOf(currency).receptionRefundLimitCents,
  adminRefundLimitCents: null,
  giftCardTax: null,
  giftCardMaxCents: factsOf(currency).giftCardMaxCents,
  giftCardYears: null,
  limitsCurrency: null,
  legalName: '',
  vatNumber: '',
  receiptNote: '',
});

/** The till's start after a change from one mode to another now. */
export const sinceOf = (before: Pick<TillRules, 'mode' | 'since'>, mode: TillMode, now: Date): Date | null =>
  mode === 'off' ? null : (before.since ?? now);

type RefundLimits = Pick<TillRules, 'receptionRefundLimitCents' | 'adminRefundLimitCents'>;

/**
 * The amount that someone may refund or take out per day without confirming their identity, in cents; null for
 * no limit.
 */
export const limitOf = (
  { receptionRefundLimitCents, adminRefundLimitCents }: RefundLimits,
  { role }: { role: string },
): number | null => (role === 'admin' ? adminRefundLimitCents : receptionRefundLimitCents);

/** True if someone could refund more than before without confirming their identity. */
export const raisesRefundLimit = (before: RefundLimits, after: RefundLimits): boolean =>
  after.receptionRefundLimitCents > before.receptionRefundLimitCents ||
  (after.adminRefundLimitCents ?? Infinity) > (before.adminRefundLimitCents ?? Infinity);
