import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../../ui/icon';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';
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

/** The current choice: what, with whom, when, how long and how much. */
export function Summary({
  facts,
  onRemove,
  terms,
}: {
  facts: SummaryFacts | null;
  /** Removes a service; absent once it is too late. */
  onRemove?: (serviceId: string) => void;
  terms: string | null;
}) {
  const words = useWords(book);
  if (!facts) return <Hint>{words.addOneToSee()}</Hint>;
  return (
    <>
      <List>
        {facts.lines.map(({ id, title, price, addOns }) => (
          <Pair key={id} name={title} value={price}>
            {addOns.map((addOn) => (
              <small key={addOn}>+ {addOn}</small>
            ))}
            {onRemove && (
              <Remove type="button" aria-label={words.removeThis({ title })} onClick={() => onRemove(id)}>
                <Icon of={X} size={16} /> {words.remove()}
              </Remove>
            )}
          </Pair>
        ))}
        <Pair name={words.factWith()} value={facts.withWhom} />
        <Pair name={words.factWhen()} value={facts.when ?? words.notChosenYet()} />
        <Pair name={words.factLength()} value={facts.length} />
      </List>
      {/* Announced when a service or add-on changes it. */}
      <Total role="status">
        <span>{words.total()}</span>
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
