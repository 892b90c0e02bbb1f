import { lazy, Suspense, useState, type ComponentType, type FunctionComponent } from 'react';
import { LazyBoundary } from './lazy-boundary';
import { Skeleton } from './skeleton';
import { useIsHydrated } from './use-is-hydrated';

/** A part of a page whose code loads later; its height is reserved until then. */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  height: string,
): FunctionComponent<Props> {
  const made = (): ComponentType<Props> => lazy(async () => ({ default: await load() }));
  let Part = made();
  return function LazyPart(props) {
    // A part that the server has rendered waits for its code together with what is around it. In a boundary of its own,
    // React would replace it by the skeleton as soon as something above changed, and lose what had been typed.
    const isHydrated = useIsHydrated();
    const [isServers] = useState(!isHydrated);
    return (
      <LazyBoundary onRetry={() => (Part = made())}>
        {() =>
          isServers ? (
            <Part {...props} />
          ) : (
            <Suspense fallback={<Skeleton $height={height} />}>
              <Part {...props} />
            </Suspense>
          )
        }
      </LazyBoundary>
    );
  };
}
