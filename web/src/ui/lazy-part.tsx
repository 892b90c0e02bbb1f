import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react';
import { LazyBoundary } from './lazy-boundary';
import { Skeleton } from './skeleton';

/** A part of a page whose code loads later; its height is reserved until then. */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  height: string,
): FunctionComponent<Props> {
  const made = (): ComponentType<Props> => lazy(async () => ({ default: await load() }));
  let Part = made();
  return (props) => (
    <LazyBoundary onRetry={() => (Part = made())}>
      {() => (
        <Suspense fallback={<Skeleton $height={height} />}>
          <Part {...props} />
        </Suspense>
      )}
    </LazyBoundary>
  );
}
