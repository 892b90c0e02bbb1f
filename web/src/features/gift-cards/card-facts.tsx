import type { Currency } from '../../lib/currency';
import { dayInUtc } from '../../lib/local-day';
import { DescriptionList } from '../../ui/description-list';
import { useFormats } from '../../ui/use-formats';
import { giftCards } from '../../words/gift-cards.gen';
import { useWords } from '../../words/use-words';
import { CardState } from './card-state';
import type { GiftCard } from './models';

/** What is known of a card besides what is left on it. */
export function CardFacts({
  card: { last4, value, state, soldAt, expiresOn },
  currency,
  timeZone,
}: {
  card: GiftCard;
  currency: Currency;
  timeZone: string;
}) {
  const words = useWords(giftCards);
  const { formatSum, formatDateTime, formatDay } = useFormats();
  return (
    <DescriptionList>
      <dt>{words.card()}</dt>
      <dd>
        <span dir="ltr">•••• {last4}</span>
      </dd>
      <dt>{words.state()}</dt>
      <dd>
        <CardState state={state} />
      </dd>
      <dt>{words.value()}</dt>
      <dd>{formatSum(value, currency)}</dd>
      <dt>{words.sold()}</dt>
      <dd>{formatDateTime(soldAt, timeZone)}</dd>
      <dt>{words.validUntil()}</dt>
      <dd>
        {expiresOn === null
          ? words.forEver()
          : words.dayOfYear({ day: formatDay(dayInUtc(expiresOn), 'UTC'), year: expiresOn.slice(0, 4) })}
      </dd>
    </DescriptionList>
  );
}
