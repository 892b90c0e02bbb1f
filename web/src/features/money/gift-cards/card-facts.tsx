import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { dayInUtc } from '../../../lib/local-day';
import { DescriptionList } from '../../../ui/description-list';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { giftCards } from '../../../words/gift-cards.gen';
import { useWords } from '../../../words/use-words';
import { CardState } from './card-state';
import type { GiftCard } from './models';

const Message = styled.dd`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Facts about a card apart from its balance. */
export function CardFacts({
  card: { last4, value, state, soldAt, expiresOn, message, givenOn, isFromBefore, hasOldNumber },
  currency,
  timeZone,
}: {
  card: GiftCard;
  currency: Currency;
  timeZone: string;
}) {
  const words = useWords(giftCards);
  const { formatSum, formatDateTime, formatDay } = useFormats();
  const dayText = (day: string) =>
    words.dayOfYear({ day: formatDay(dayInUtc(day), 'UTC'), year: day.slice(0, 4) });
  return (
    <DescriptionList>
      <dt>{words.card()}</dt>
      <dd>
        <span dir="ltr">•••• {last4}</span>
        {isFromBefore && <Hint>{words.fromBefore()}</Hint>}
        {hasOldNumber && <Hint>{words.oldNumberWorks()}</Hint>}
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
      <dd>{expiresOn === null ? words.forEver() : dayText(expiresOn)}</dd>
      {givenOn !== null && (
        <>
          <dt>{words.givenOn()}</dt>
          <dd>{dayText(givenOn)}</dd>
        </>
      )}
      {message !== '' && (
        <>
          <dt>{words.message()}</dt>
          <Message dir="auto">{message}</Message>
        </>
      )}
    </DescriptionList>
  );
}
