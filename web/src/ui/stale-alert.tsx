import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Alert } from './alert';
import { useAttention } from './use-attention';

const Changes = styled.ul`
  display: grid;
  gap: var(--s-1);
`;

/**
 * Says what somebody else has changed since and what is left to decide; nothing while there are no changes. It takes
 * the focus from the button that was pressed, since nothing is done yet.
 */
export function StaleAlert({
  title,
  changes,
  children,
}: {
  title: string;
  /** In sentences. */
  changes: readonly string[];
  children: ReactNode;
}) {
  const ref = useAttention<HTMLDivElement>(changes);
  if (changes.length === 0) return null;
  return (
    <Alert ref={ref} tone="warning" title={title}>
      <Changes>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Changes>
      <p>{children}</p>
    </Alert>
  );
}
