import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../error-boundary';
import { PageSkeleton } from '../page-skeleton';

/** The place of a dashboard page: while it loads or if it fails, everything around it stays. */
export function DashboardPlace({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
