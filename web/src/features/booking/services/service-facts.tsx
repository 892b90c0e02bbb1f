import styled from 'styled-components';
import type { Service } from '../../../api/models';
import { useSalon } from '../../../api/use-salon';
import { useFormats } from '../../../ui/use-formats';
import { Price } from '../../../ui/price';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';

const Facts = styled.p`
  display: grid;
  gap: 2px;
  min-width: 0;
  color: var(--text-2);
  font-size: var(--t-meta);

  > :first-child {
    min-height: 1.2em;
    font: 400 1.5rem/1.2 var(--font-display);
    color: var(--text);
  }
`;

const Unavailable = styled.p`
  color: var(--text-2);
  font-size: var(--t-meta);
`;

/** A service's price and duration; hidden if no one does it, since no one would charge that. */
export function ServiceFacts({ service: { terms } }: { service: Service }) {
  const words = useWords(publicSite);
  const { formatDurations } = useFormats();
  const { data: salon } = useSalon();
  if (!terms) return <Unavailable>{words.notBookable()}</Unavailable>;
  return (
    <Facts>
      <span>
        <Price amount={terms.price} kind={terms.priceKind} currency={salon?.currency} />
      </span>
      <span>{formatDurations(terms.minMinutes, terms.maxMinutes)}</span>
    </Facts>
  );
}
