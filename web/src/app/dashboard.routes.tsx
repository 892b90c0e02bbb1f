import { Navigate, Route, Routes } from 'react-router-dom';
import { livesInDiary } from '../lib/first-page';
import { useMay } from '../api/use-may';
import { useSession } from '../api/use-session';
import { paths } from '../lib/paths';
import { AdminGuard } from './guards/admin.guard';
import { DeskGuard } from './guards/desk.guard';
import { SignedInGuard } from './guards/signed-in.guard';
import { DashboardLayout } from './layouts/dashboard.layout';
import { SiteLayout } from './layouts/site.layout';
import { lazyPage } from './lazy-page';
import { useAccountLanguage } from './use-account-language';

const DashboardBookPage = lazyPage(() => import('../pages/dashboard/book.page'));
const DashboardVisitPage = lazyPage(() => import('../pages/dashboard/visit.page'));
const DashboardOverviewPage = lazyPage(() => import('../pages/dashboard/overview.page'));
const DashboardReportsPage = lazyPage(() => import('../pages/dashboard/reports.page'));
const DashboardCommissionPage = lazyPage(() => import('../pages/dashboard/commission.page'));
const DashboardReportRowsPage = lazyPage(() => import('../pages/dashboard/report-rows.page'));
const DashboardBookingPage = lazyPage(() => import('../pages/dashboard/booking.page'));
const DashboardReviewPage = lazyPage(() => import('../pages/dashboard/review.page'));
const DashboardAccountPage = lazyPage(() => import('../pages/dashboard/account.page'));
const DashboardDiaryPage = lazyPage(() => import('../pages/dashboard/diary.page'));
const DashboardMyHoursPage = lazyPage(() => import('../pages/dashboard/my-hours.page'));
const DashboardTimeOffPage = lazyPage(() => import('../pages/dashboard/time-off.page'));
const DashboardWorkingHoursPage = lazyPage(() => import('../pages/dashboard/working-hours.page'));
const DashboardSickDayPage = lazyPage(() => import('../pages/dashboard/sick-day.page'));
const DashboardOrderPage = lazyPage(() => import('../pages/dashboard/order.page'));
const DashboardSitePage = lazyPage(() => import('../pages/dashboard/site.page'));
const DashboardLanguagesPage = lazyPage(() => import('../pages/dashboard/languages.page'));
const DashboardWordsPage = lazyPage(() => import('../pages/dashboard/words.page'));
const DashboardPortfolioPage = lazyPage(() => import('../pages/dashboard/portfolio.page'));
const DashboardPicturesPage = lazyPage(() => import('../pages/dashboard/pictures.page'));
const DashboardTillPage = lazyPage(() => import('../pages/dashboard/till.page'));
const DashboardClosePage = lazyPage(() => import('../pages/dashboard/close.page'));
const DashboardProductsPage = lazyPage(() => import('../pages/dashboard/products.page'));
const DashboardTillSettingsPage = lazyPage(() => import('../pages/dashboard/till-settings.page'));
const DashboardSalesPage = lazyPage(() => import('../pages/dashboard/sales.page'));
const DashboardSalePage = lazyPage(() => import('../pages/dashboard/sale.page'));
const DashboardGiftCardsPage = lazyPage(() => import('../pages/dashboard/gift-cards.page'));
const DashboardInboxPage = lazyPage(() => import('../pages/dashboard/inbox.page'));
const DashboardClientsPage = lazyPage(() => import('../pages/dashboard/clients.page'));
const DashboardClientPage = lazyPage(() => import('../pages/dashboard/client.page'));
const DashboardStaffPage = lazyPage(() => import('../pages/dashboard/staff.page'));
const DashboardTeamMemberPage = lazyPage(() => import('../pages/dashboard/team-member.page'));
const DashboardHoursPage = lazyPage(() => import('../pages/dashboard/hours.page'));
const DashboardRoomsPage = lazyPage(() => import('../pages/dashboard/rooms.page'));
const DashboardAddPage = lazyPage(() => import('../pages/dashboard/add.page'));
const DashboardManagePage = lazyPage(() => import('../pages/dashboard/manage.page'));
const DashboardManageOnePage = lazyPage(() => import('../pages/dashboard/manage-one.page'));
const DashboardMakeAdminPage = lazyPage(() => import('../pages/dashboard/make-admin.page'));
const DashboardAllUsersPage = lazyPage(() => import('../pages/dashboard/all-users.page'));
const DashboardReviewsPage = lazyPage(() => import('../pages/dashboard/reviews.page'));
const DashboardMailPage = lazyPage(() => import('../pages/dashboard/mail.page'));
const DashboardHealthPage = lazyPage(() => import('../pages/dashboard/health.page'));
const DashboardImportsPage = lazyPage(() => import('../pages/dashboard/imports.page'));
const DashboardAuditPage = lazyPage(() => import('../pages/dashboard/audit.page'));
const NotFoundPage = lazyPage(() => import('../pages/not-found.page'));

/** Clients book here; team members get their own start page. */
function FirstPage() {
  return livesInDiary(useMay()) ? <Navigate to={paths.dashboardDiary} replace /> : <DashboardBookPage />;
}

function NotFoundInOwnLanguage() {
  useAccountLanguage();
  return <NotFoundPage />;
}

/** A URL that leads nowhere; logged-in users read that in their own language. */
function NowherePage() {
  return useSession().status === 'signed-in' ? <NotFoundInOwnLanguage /> : <NotFoundPage />;
}

/** Routes of the logged-in part, in a separate file that visitors of the site never load. */
export function DashboardRoutes() {
  return (
    <Routes>
      <Route element={<SignedInGuard />}>
        <Route element={<DashboardLayout />}>
          <Route path={paths.dashboard} element={<FirstPage />} />
          <Route path={paths.dashboardBooking} element={<DashboardBookingPage />} />
          <Route path={paths.dashboardVisit()} element={<DashboardVisitPage />} />
          <Route path={paths.dashboardReview()} element={<DashboardReviewPage />} />
          <Route path={paths.dashboardAccount} element={<DashboardAccountPage />} />
          <Route element={<DeskGuard />}>
            <Route path={paths.dashboardOverview} element={<DashboardOverviewPage />} />
            <Route path={paths.dashboardDiary} element={<DashboardDiaryPage />} />
            <Route path={paths.dashboardMyHours} element={<DashboardMyHoursPage />} />
            <Route path={paths.dashboardTimeOff} element={<DashboardTimeOffPage />} />
            <Route path={paths.dashboardWorkingHours} element={<DashboardWorkingHoursPage />} />
            <Route path={paths.dashboardSickDay()} element={<DashboardSickDayPage />} />
            <Route path={paths.dashboardOrder} element={<DashboardOrderPage />} />
            <Route path={paths.dashboardTill} element={<DashboardTillPage />} />
            <Route path={paths.dashboardClose(':number')} element={<DashboardClosePage />} />
            <Route path={paths.dashboardProducts} element={<DashboardProductsPage />} />
            <Route path={paths.dashboardSales} element={<DashboardSalesPage />} />
            <Route path={paths.dashboardSale(':id')} element={<DashboardSalePage />} />
            <Route path={paths.dashboardGiftCards} element={<DashboardGiftCardsPage />} />
            <Route path={paths.dashboardMessage(':id?')} element={<DashboardInboxPage />} />
            <Route path={paths.dashboardClients} element={<DashboardClientsPage />} />
            <Route path={paths.dashboardClient(':id')} element={<DashboardClientPage />} />
            <Route path={paths.dashboardReviews} element={<DashboardReviewsPage />} />
          </Route>
          <Route element={<AdminGuard />}>
            <Route path={paths.dashboardCommission} element={<DashboardCommissionPage />} />
            <Route path={paths.dashboardReports} element={<DashboardReportsPage />} />
            <Route path={paths.dashboardReportRows} element={<DashboardReportRowsPage />} />
            <Route path={paths.dashboardSite} element={<DashboardSitePage />} />
            <Route path={paths.dashboardLanguages} element={<DashboardLanguagesPage />} />
            <Route path={paths.dashboardWords()} element={<DashboardWordsPage />} />
            <Route path={paths.dashboardPortfolio} element={<DashboardPortfolioPage />} />
            <Route path={paths.dashboardPictures} element={<DashboardPicturesPage />} />
            <Route path={paths.dashboardStaff} element={<DashboardStaffPage />} />
            <Route path={paths.dashboardTeamMember(':id')} element={<DashboardTeamMemberPage />} />
            <Route path={paths.dashboardTillSettings} element={<DashboardTillSettingsPage />} />
            <Route path={paths.dashboardHours} element={<DashboardHoursPage />} />
            <Route path={paths.dashboardRooms} element={<DashboardRoomsPage />} />
            <Route path={paths.dashboardAdd} element={<DashboardAddPage />} />
            <Route path={paths.dashboardManage} element={<DashboardManagePage />} />
            <Route path={paths.dashboardManageOne(':id')} element={<DashboardManageOnePage />} />
            <Route path={paths.dashboardMakeAdmin} element={<DashboardMakeAdminPage />} />
            <Route path={paths.dashboardAllUsers} element={<DashboardAllUsersPage />} />
            <Route path={paths.dashboardMail} element={<DashboardMailPage />} />
            <Route path={paths.dashboardImports} element={<DashboardImportsPage />} />
            <Route path={paths.dashboardAudit} element={<DashboardAuditPage />} />
            <Route path={paths.dashboardHealth} element={<DashboardHealthPage />} />
          </Route>
        </Route>
      </Route>

      <Route element={<SiteLayout />}>
        <Route path="*" element={<NowherePage />} />
      </Route>
    </Routes>
  );
}
