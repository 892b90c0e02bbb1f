import { factsOf } from '../../../common/money/currencies.js';

/** How the salon takes money: not at all here, at another till beside this one, or here. */
export const tillModes = ['off', 'elsewhere', 'record'] as const;
export type TillMode = (typeof tillModes)[number];

/** When a gift card is taxed: by what it is spent on, or at once as it is sold. */
export const giftCardTaxes = ['at-use', 'at-sale'] as const;
export type GiftCardTax = (typeof giftCardTaxes)[number];

/** How the salon takes money and what it allows. A salon that has never set any of it has `untouchedIn` its currency. */
export interface TillRules {
  mode: TillMode;
  /** When it began to take money; null while it is off. Visits that were done before are not to be paid. */
  since: Date | null;
  /** Whether tax comes on top of prices; otherwise it is in them. */
  taxIsAdded: boolean;
  /** On everything that has no rate of its own; null for no tax. */
  defaultTaxRateId: string | null;
  cashRoundingCents: number;
  /** What one person at reception may refund on one business day. */
  receptionRefundLimitCents: number;
  /** What one admin may; null for no limit. */
  adminRefundLimitCents: number | null;
  /** Null until the owner has chosen; until then no gift card is sold. */
  giftCardTax: GiftCardTax | null;
  giftCardMaxCents: number;
  /** After how many years a gift card ends; null for never. */
  giftCardYears: number | null;
  /**
   * The currency in which the salon typed limits of its own, while no admin has looked at them since it changed; null
   * otherwise.
   */
  limitsCurrency: string | null;
  /** On receipts: whose salon it is before the law, if it is not called so; its VAT number; a note of its own. Empty for none. */
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

/** When it began to take money, if it changes from one mode to another now. */
export const sinceOf = (before: Pick<TillRules, 'mode' | 'since'>, mode: TillMode, now: Date): Date | null =>
  mode === 'off' ? null : (before.since ?? now);

type RefundLimits = Pick<TillRules, 'receptionRefundLimitCents' | 'adminRefundLimitCents'>;

/** What someone may give back or take out in a day without proving who they are, in cents; null for no limit. */
export const limitOf = (
  { receptionRefundLimitCents, adminRefundLimitCents }: RefundLimits,
  { role }: { role: string },
): number | null => (role === 'admin' ? adminRefundLimitCents : receptionRefundLimitCents);

/** Whether someone could refund more than before without proving who they are. */
export const raisesRefundLimit = (before: RefundLimits, after: RefundLimits): boolean =>
  after.receptionRefundLimitCents > before.receptionRefundLimitCents ||
  (after.adminRefundLimitCents ?? Infinity) > (before.adminRefundLimitCents ?? Infinity);
