import { lazy, Suspense, type FunctionComponent, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import type { Language } from '../../words/types.gen';
import { ErrorBoundary } from '../error-boundary';
import { PageSkeleton } from '../page-skeleton';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { isSitePage } from './site-navigation';
import { SkipLink } from './skip-link';
import { useOfferedLanguage } from './use-offered-language';

// Most visitors already read the page in their language. If the offer fails to load, the page does without it.
const LanguageOffer = lazy<FunctionComponent<{ language: Language }>>(() =>
  import('./language-offer').then(
    (module) => ({ default: module.LanguageOffer }),
    () => ({ default: () => null }),
  ),
);

const PageProgress = lazy<FunctionComponent>(() =>
  import('../page-progress').then(
    (module) => ({ default: module.PageProgress }),
    () => ({ default: () => null }),
  ),
);

/** Header, page, footer. */
export function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** The same frame around other content, such as a guard that is still checking the session. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      {isSitePage(pathname) && (
        <Suspense>
          <PageProgress />
        </Suspense>
      )}
      <SiteHeader />
      <main id="main" tabIndex={-1} data-public>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      {pathname !== paths.book() && <OfferedLanguage />}
    </>
  );
}

/**
 * Separate from the frame, which must not rerender during hydration: React would discard the server's HTML, along
 * with anything typed into it.
 */
function OfferedLanguage() {
  const offered = useOfferedLanguage();
  if (!offered) return null;
  return (
    <Suspense>
      <LanguageOffer language={offered} />
    </Suspense>
  );
}
