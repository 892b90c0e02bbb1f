import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Alert } from '../../ui/alert';

const Changes = styled.ul`
  display: grid;
  gap: var(--s-1);
`;

/** Somebody else was faster: what she did, and what is left to decide. It takes the focus from the button that was pressed. */
export function StaleAlert({ changes, children }: { changes: readonly string[]; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [changes]);
  if (changes.length === 0) return null;
  return (
    <Alert ref={ref} tone="warning" title="Somebody has changed this booking meanwhile">
      <Changes>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Changes>
      <p>{children}</p>
    </Alert>
  );
}
