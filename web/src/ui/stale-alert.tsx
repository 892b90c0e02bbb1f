import type { ReactNode } from 'react';
import { Alert } from './alert';
import { Stack } from './layout';
import { useFocusOnChange } from './use-focus-on-change';

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
