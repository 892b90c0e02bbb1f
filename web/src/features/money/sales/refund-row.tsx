import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { below } from '../../../ui/media';
import { sales } from '../../../words/sales.gen';
import { useWords } from '../../../words/use-words';

/** The amounts of a refund, one per row. */
export const RefundRows = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 140px auto;
    gap: var(--s-1) var(--s-3);
    align-items: end;
    padding-block: var(--s-3);
  }
  > li + li {
    border-top: 1px solid var(--border);
  }
  input {
    font-variant-numeric: tabular-nums;
  }
  > li > button {
    min-height: 48px;
  }
  @media ${below('xs')} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > li > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
const Named = styled.div`
  display: grid;
  gap: 2px;
  align-self: center;
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
  }
  small {
    color: var(--text-2);
    font-size: var(--t-meta);
    font-variant-numeric: tabular-nums;
  }
`;

/** A refund's amount for a line, a tip or a payment method. */
export function RefundRow({
  name,
  title,
  left,
  amount,
  error,
  onChange,
  onAll,
  children,
}: {
  /** Its name in the labels of its field and button. */
  name: string;
  title: ReactNode;
  left: string;
  amount: string;
  error: string | undefined;
  onChange: (amount: string) => void;
  onAll: () => void;
  children?: ReactNode;
}) {
  const words = useWords(sales);
  return (
    <li>
      <Named>
        <b>{title}</b>
        {left && <small>{left}</small>}
      </Named>
      <Field
        label={words.goesBack()}
        aria-label={words.giveBackOf({ title: name })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        {...(error && { error })}
        value={amount}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button variant="ghost" size="small" aria-label={words.allOf({ title: name })} onClick={onAll}>
        {words.all()}
      </Button>
      {children}
    </li>
  );
}
