import styled from 'styled-components';
import type { Service } from '../../api/models';
import { useSalon } from '../../api/use-salon';
import { formatDuration } from '../../lib/format-duration';
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

/** What a service costs and how long it takes. */
export function ServiceFacts({ service }: { service: Service }) {
  const { data: salon } = useSalon();
  return (
    <Facts>
      <span>
        <Price amount={service.price} kind={service.priceKind} currency={salon?.currency} />
      </span>
      <span>{formatDuration(service.durationMinutes)}</span>
    </Facts>
  );
}
