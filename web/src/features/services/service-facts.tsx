import styled from 'styled-components';
import type { Service } from '../../api/models';
import { useSalon } from '../../api/use-salon';
import { formatDurations } from '../../lib/format-duration';
import { Price } from '../../ui/price';

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

/** What a service costs and how long it takes; nothing for one that nobody does, since nobody would charge that. */
export function ServiceFacts({ service: { terms } }: { service: Service }) {
  const { data: salon } = useSalon();
  if (!terms) return <Unavailable>Not bookable at the moment</Unavailable>;
  return (
    <Facts>
      <span>
        <Price amount={terms.price} kind={terms.priceKind} currency={salon?.currency} />
      </span>
      <span>{formatDurations(terms.minMinutes, terms.maxMinutes)}</span>
    </Facts>
  );
}
