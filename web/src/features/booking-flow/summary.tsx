import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../ui/icon';
import type { SummaryFacts } from './summary-facts';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(40%, 1fr) minmax(0, auto);
  gap: var(--s-3) var(--s-4);
  margin: 0 0 var(--s-4);

  dt {
    display: grid;
    justify-items: start;
    align-content: start;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  dd {
    text-align: end;
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--t-meta);
    color: var(--text-3);
  }
`;
const Total = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s-4);
  margin-bottom: var(--s-4);
  padding-top: var(--s-3);
  border-top: 1px solid var(--border);
  font-weight: 600;
`;
const Hint = styled.p`
  margin-bottom: var(--s-4);
  color: var(--text-2);
  font-size: var(--t-meta);
`;
const Remove = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  padding: 0;
  padding-inline-end: 6px;
  border: 0;
  background: none;
  color: var(--accent);
  font-size: var(--t-meta);
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** What, with whom, when, how long and how much, so far. */
export function Summary({
  facts,
  onRemove,
  terms,
}: {
  facts: SummaryFacts | null;
  /** Removes a service; absent where it is too late for that. */
  onRemove?: (serviceId: string) => void;
  terms: string | null;
}) {
  if (!facts) return <Hint>No services yet. Add one to see its free times.</Hint>;
  return (
    <>
      <List>
        {facts.lines.map(({ id, title, price, addOns }) => (
          <Pair key={id} name={title} value={price}>
            {addOns.map((addOn) => (
              <small key={addOn}>+ {addOn}</small>
            ))}
            {onRemove && (
              <Remove type="button" aria-label={`Remove ${title}`} onClick={() => onRemove(id)}>
                <Icon of={X} size={16} /> Remove
              </Remove>
            )}
          </Pair>
        ))}
        <Pair name="With" value={facts.withWhom} />
        <Pair name="When" value={facts.when ?? 'Not chosen yet'} />
        <Pair name="Length" value={facts.length} />
      </List>
      {/* Read out when a service or add-on changes it. */}
      <Total role="status">
        <span>Total</span>
        <span>{facts.total}</span>
      </Total>
      {terms && <Hint>{terms}</Hint>}
    </>
  );
}

function Pair({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <>
      <dt>
        {name}
        {children}
      </dt>
      <dd>{value}</dd>
    </>
  );
}
