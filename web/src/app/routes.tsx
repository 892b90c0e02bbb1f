import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths';
import { ErrorBoundary } from './error-boundary';
import { SiteFrame, SiteLayout } from './layouts/site.layout';
import { PageSkeleton } from './page-skeleton';

const DashboardRoutes = lazy(() =>
  import('./dashboard.routes').then((module) => ({ default: module.DashboardRoutes })),
);
const HomePage = lazy(() => import('../pages/home.page'));
const LoginPage = lazy(() => import('../pages/login.page'));
const SignUpPage = lazy(() => import('../pages/sign-up.page'));
const ResetPasswordPage = lazy(() => import('../pages/reset-password.page'));
const VerifyPage = lazy(() => import('../pages/verify.page'));
const NewsEmailsPage = lazy(() => import('../pages/news-emails.page'));
const ReviewRequestsPage = lazy(() => import('../pages/review-requests.page'));
const VisitPage = lazy(() => import('../pages/visit.page'));
const JoinPage = lazy(() => import('../pages/join.page'));
const SetupPage = lazy(() => import('../pages/setup.page'));
const AllServicesPage = lazy(() => import('../pages/all-services.page'));
const ServicePage = lazy(() => import('../pages/service.page'));
const TeamMemberPage = lazy(() => import('../pages/team-member.page'));
const AllReviewsPage = lazy(() => import('../pages/all-reviews.page'));
const TeamPage = lazy(() => import('../pages/team.page'));
const PortfolioPage = lazy(() => import('../pages/portfolio.page'));
const ContactPage = lazy(() => import('../pages/contact.page'));
const BookPage = lazy(() => import('../pages/book.page'));
const PrivacyPage = lazy(() => import('../pages/privacy.page'));
const TermsPage = lazy(() => import('../pages/terms.page'));
const ImprintPage = lazy(() => import('../pages/imprint.page'));
const NotFoundPage = lazy(() => import('../pages/not-found.page'));

/** The routing table: URL, layout, page. URLs below /dashboard are in `dashboard.routes.tsx`. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const isDashboard = `${pathname.toLowerCase()}/`.startsWith(`${paths.dashboard}/`);
  // Wraps the layouts, which have their own for their content.
  return (
    <ErrorBoundary resetKey={pathname}>
      {isDashboard ? (
        <Suspense
          fallback={
            <SiteFrame>
              <PageSkeleton />
            </SiteFrame>
          }
        >
          <DashboardRoutes />
        </Suspense>
      ) : (
        <Routes>
          <Route element={<SiteLayout />}>
            <Route path={paths.home} element={<HomePage />} />
            <Route path={paths.login()} element={<LoginPage />} />
            <Route path={paths.signUp()} element={<SignUpPage />} />
            <Route path={paths.resetPassword()} element={<ResetPasswordPage />} />
            <Route path={paths.verify} element={<VerifyPage />} />
            <Route path={paths.newsEmails(':code')} element={<NewsEmailsPage />} />
            <Route path={paths.reviewRequests(':code')} element={<ReviewRequestsPage />} />
            <Route path={paths.visit} element={<VisitPage />} />
            <Route path={paths.join} element={<JoinPage />} />
            <Route path={paths.setup} element={<SetupPage />} />
            <Route path={paths.allServices()} element={<AllServicesPage />} />
            <Route path={paths.service(':slug')} element={<ServicePage />} />
            <Route path={paths.reviews()} element={<AllReviewsPage />} />
            <Route path={paths.team} element={<TeamPage />} />
            <Route path={paths.teamMember(':slug')} element={<TeamMemberPage />} />
            <Route path={paths.portfolio} element={<PortfolioPage />} />
            <Route path={paths.contact} element={<ContactPage />} />
            <Route path={paths.book()} element={<BookPage />} />
            <Route path={paths.privacy} element={<PrivacyPage />} />
            <Route path={paths.terms} element={<TermsPage />} />
            <Route path={paths.imprint} element={<ImprintPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      )}
    </ErrorBoundary>
  );
}
