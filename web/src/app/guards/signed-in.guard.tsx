import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useSession } from '../../api/use-session';
import { mayOpen } from '../../lib/page-access';
import { paths } from '../../lib/paths';
import { Container, PageSection } from '../../ui/container';
import { Failure } from '../../ui/failure';
import { LoadingOverlay } from '../../ui/loading-overlay';
import { Page } from '../../ui/page';
import { ErrorBoundary } from '../error-boundary';
import { SiteFrame } from '../layouts/site.layout';
import { PageSkeleton } from '../page-skeleton';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';

const Heading = styled.h1`
  margin-bottom: var(--s-5);
`;

function Loading() {
  return (
    <SiteFrame>
      <PageSkeleton />
    </SiteFrame>
  );
}

/**
 * Admits logged-in users, and sends others to log in, from where they return to this page. Users who first have to
 * add a second factor are redirected from the desk to the page for that.
 */
export function SignedInGuard() {
  const words = useWords(shell);
  const sentenceOf = useSentenceOf();
  const session = useSession();
  const { pathname, search } = useLocation();

  switch (session.status) {
    case 'loading':
      return (
        <>
          <Loading />
          <LoadingOverlay />
        </>
      );
    case 'unreachable':
      return (
        <SiteFrame>
          <Page title={words.dashboard()}>
            <PageSection>
              <Container>
                <Heading>{words.dashboard()}</Heading>
                <Failure
                  title={words.couldNotCheckSession()}
                  message={sentenceOf(session.problem)}
                  onRetry={session.retry}
                />
              </Container>
            </PageSection>
          </Page>
        </SiteFrame>
      );
    case 'signed-out':
      // After ending the session here on purpose, users don't want to return to this page.
      if (session.exit === 'home') return <Navigate to={paths.home} replace />;
      return <Navigate to={session.exit ? paths.login() : paths.login(pathname + search)} replace />;
    case 'signed-in':
      // The desk is closed to them until they add it; pages for all clients stay open.
      if (session.user.mustAddFactor && !mayOpen(session.user.may, pathname)) {
        return <Navigate to={paths.dashboardTwoStep} replace />;
      }
      return (
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      );
  }
}
