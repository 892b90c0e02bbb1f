import { lazy, Suspense, type FunctionComponent, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import type { Language } from '../../words/types.gen';
import { ErrorBoundary } from '../error-boundary';
import { PageSkeleton } from '../page-skeleton';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { useOfferedLanguage } from './use-offered-language';

// Most visitors read the page in their language. The page does without the offer if it does not come.
const LanguageOffer = lazy<FunctionComponent<{ language: Language }>>(() =>
  import('./language-offer').then(
    (module) => ({ default: module.LanguageOffer }),
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

/** The same around anything else, such as what a guard shows while it does not know whom it lets in. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
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
 * Apart from the frame, which may not be drawn anew while React still takes over what the server drew in it: React would
 * throw that away, and with it what somebody has typed already.
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
