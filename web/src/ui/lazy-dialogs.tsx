import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react';
import { LazyBoundary } from './lazy-boundary';

/**
 * Dialogs whose code and texts load after the page, which stays visible meantime, so that the focus can return to the
 * pressed button.
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
