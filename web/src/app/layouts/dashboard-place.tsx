import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../error-boundary';
import { PageSkeleton } from '../page-skeleton';

/** Where a page of the dashboard stands: while it loads, and when it fails, all around it stays. */
export function DashboardPlace({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
