import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Alert } from '../../ui/alert';

const Changes = styled.ul`
  display: grid;
  gap: var(--s-1);
`;

/** Somebody else saved the service first: what she made of it. It takes the focus, since nothing is saved yet. */
export function ChangedMeanwhile({ changes }: { changes: readonly string[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [changes]);
  if (changes.length === 0) return null;
  return (
    <Alert ref={ref} tone="warning" title="Somebody else has changed this service meanwhile">
      <Changes>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Changes>
      <p>Nothing of yours is saved yet, and nothing is lost. Look at it, and save it if it still holds.</p>
    </Alert>
  );
}
