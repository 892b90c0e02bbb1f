import { instantOf } from '../../common/time/zone.js';
import { dateOf } from '../../common/time/epoch-minute.js';
import { fromTheLeft, isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody } from '../email-templates/email.js';
import type { FactsByKind } from '../email-templates/email-kinds.js';
import { HIDDEN_SECRET } from '../email-templates/login-code.js';
import type { Letter } from '../email-templates/letter.js';

const NOON = 12 * 60;

/** Delivers a gift card. The code is in the link, so both are deleted once the email was sent. */
export function giftCard(
  { cents, currency, message, expiresOn }: FactsByKind['gift-card'],
  url: string,
  { words, salon, salonName, money: moneyOf, day }: Letter,
): EmailBody {
  const code = /#code=(.+)$/.exec(url)?.[1] ?? HIDDEN_SECRET;
  const money = moneyOf(cents, currency);
  return {
    subject: words.giftCardSubject({ salon: salonName }),
    heading: words.giftCardHeading({ money, salon: salonName }),
    paragraphs: [...(message === '' ? [] : [isolated(message)]), words.giftCardText()],
    rows: [
      { label: words.giftCardCode(), value: fromTheLeft(code) },
      { label: words.giftCardValue(), value: money },
      ...(expiresOn === null
        ? []
        : [{ label: words.giftCardUntil(), value: day(dateOf(instantOf(expiresOn, NOON, salon.timeZone))) }]),
    ],
    button: { label: words.giftCardBook(), url },
    closing: [words.giftCardKeep()],
  };
}
