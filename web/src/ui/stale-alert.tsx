import type { ReactNode } from 'react';
import { Alert } from './alert';
import { Stack } from './layout';
import { useFocusOnChange } from './use-focus-on-change';

/**
 * Lists changes by someone else and what is left to decide; hidden without changes. Takes the focus from the pressed
 * button, since nothing has been done yet.
 */
export function StaleAlert({
  title,
  changes,
  children,
}: {
  title: string;
  /** As sentences. */
  changes: readonly string[];
  children: ReactNode;
}) {
  const ref = useFocusOnChange<HTMLDivElement>(changes);
  if (changes.length === 0) return null;
  return (
    <Alert ref={ref} tone="warning" title={title}>
      <Stack as="ul" $gap={1}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Stack>
      <p>{children}</p>
    </Alert>
  );
}
