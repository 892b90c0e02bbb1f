import { cashRoundingsOf } from '../../../common/money/currencies.js';
import { type TillRules, untouchedIn } from './till-mode.js';

/**
 * The rules after a change of currency. Limits left at the default become the new currency's, and so does a cash
 * rounding that the new currency lacks. Custom limits keep their figures: only an admin knows what they were meant to
 * prevent, so `limitsCurrency` records the currency they were entered in.
 */
export function inCurrency(rules: TillRules, { from, to }: { from: string; to: string }): TillRules {
  const left = untouchedIn(from);
  const fresh = untouchedIn(to);
  const { receptionRefundLimitCents: reception, adminRefundLimitCents: admin } = rules;
  const { cashRoundingCents: rounding, giftCardMaxCents: most } = rules;
  const isReceptionOwn = reception !== left.receptionRefundLimitCents;
  const isMostOwn = most !== left.giftCardMaxCents;
  // Zero means no allowance in any currency.
  const hasOwn = isMostOwn || (isReceptionOwn && reception !== 0) || (admin !== null && admin !== 0);
  const typedIn = rules.limitsCurrency ?? from;
  return {
    ...rules,
    receptionRefundLimitCents: isReceptionOwn ? reception : fresh.receptionRefundLimitCents,
    giftCardMaxCents: isMostOwn ? most : fresh.giftCardMaxCents,
    cashRoundingCents: cashRoundingsOf(to).includes(rounding) ? rounding : fresh.cashRoundingCents,
    limitsCurrency: hasOwn && typedIn !== to ? typedIn : null,
  };
}
