import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react';
import { LazyBoundary } from './lazy-boundary';

/**
 * Dialogs whose code, and what they say, come after the page: it stays as it is until they are there, so that the focus
 * finds back to what was pressed.
 */
export function lazyDialogs<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const made = (): ComponentType<Props> => lazy(async () => ({ default: await load() }));
  let Dialogs = made();
  return (props) => (
    <LazyBoundary isOverlay onRetry={() => (Dialogs = made())}>
      {() => (
        <Suspense>
          <Dialogs {...props} />
        </Suspense>
      )}
    </LazyBoundary>
  );
}
