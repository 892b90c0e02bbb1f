import type { ComponentType } from 'react';
import {
  CalendarCheck,
  CalendarClock,
  CalendarOff,
  CalendarPlus,
  CalendarRange,
  ChartColumn,
  ChartLine,
  CirclePlus,
  CircleUser,
  Clock,
  Coins,
  Contact,
  GalleryVerticalEnd,
  Gift,
  HeartPulse,
  History,
  IdCard,
  Images,
  Inbox,
  Languages,
  ListChecks,
  type LucideIcon,
  Mails,
  MessageSquareQuote,
  Package,
  PanelsTopLeft,
  Percent,
  ReceiptText,
  Scissors,
  ShieldPlus,
  Star,
  Users,
  Wallet,
} from 'lucide-react';
import type { DashboardWords, ShellWords } from '../../words/types.gen';
import { livesInDiary } from '../../lib/first-page';
import { mayOpen } from '../../lib/page-access';
import { useMay } from '../../api/use-may';
import { OpenMessages } from '../../features/people/messages/open-messages';
import { ToPayCount } from '../../features/money/sales/to-pay-count';
import { useTill } from '../../features/money/till-settings/use-till';
import { OpenRequests } from '../../features/people/time-off/open-requests';
import { paths } from '../../lib/paths';
import { dashboard } from '../../words/dashboard.gen';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';

export interface DashboardPage {
  label: string;
  path: string;
  icon: LucideIcon;
  /** The number of waiting items. */
  Count?: ComponentType;
  /** Requires a salon that takes money, here or elsewhere, or one that uses this till. */
  needs?: 'money' | 'own-till';
}

export interface DashboardGroup {
  heading: string;
  pages: readonly DashboardPage[];
}

/**
 * The signed-in user's dashboard menu: a heading per kind of work, with the pages they may open. For team members,
 * their own bookings come last. The server refuses everything else anyway.
 */
export function useDashboardGroups(): readonly DashboardGroup[] {
  const may = useMay();
  const words = { ...useWords(shell), ...useWords(dashboard) };
  // For those who work in the diary, it replaces the booking page.
  const till = useTill();
  const isListed = ({ path, needs }: DashboardPage) =>
    mayOpen(may, path) &&
    !(path === paths.dashboard && livesInDiary(may)) &&
    (needs === undefined || (needs === 'money' ? till?.isOn : till?.records) === true);
  return groupsIn(words)
    .map((group) => ({ ...group, pages: group.pages.filter(isListed) }))
    .filter(({ pages }) => pages.length > 0);
}

/** Pages used all day in any role, in this order. */
const mostUsed: readonly string[] = [
  ...[paths.dashboardOverview, paths.dashboardDiary, paths.dashboardOrder, paths.dashboardClients],
  ...[paths.dashboardInbox, paths.dashboardMyHours, paths.dashboardReviews, paths.dashboardTimeOff],
  ...[paths.dashboardBooking, paths.dashboardReview(), paths.dashboardAccount],
];

/** For narrow windows: the pages a user needs most, and the groups of all others. */
export function splitByUse(groups: readonly DashboardGroup[], count: number) {
  const pages = groups.flatMap((group) => group.pages);
  const used = mostUsed.flatMap((path) => pages.filter((page) => page.path === path)).slice(0, count);
  const rest = groups
    .map((group) => ({ ...group, pages: group.pages.filter((page) => !used.includes(page)) }))
    .filter((group) => group.pages.length > 0);
  return { used, rest };
}

const groupsIn = (words: DashboardWords & ShellWords): readonly DashboardGroup[] => [
  {
    heading: words.dayToDay(),
    pages: [
      { label: words.overview(), path: paths.dashboardOverview, icon: ChartColumn },
      { label: words.reports(), path: paths.dashboardReports, icon: ChartLine },
      { label: words.diary(), path: paths.dashboardDiary, icon: CalendarRange },
      { label: words.myHours(), path: paths.dashboardMyHours, icon: CalendarClock },
      { label: words.orderList(), path: paths.dashboardOrder, icon: ListChecks },
      { label: words.reviews(), path: paths.dashboardReviews, icon: MessageSquareQuote },
      { label: words.inbox(), path: paths.dashboardInbox, icon: Inbox, Count: OpenMessages },
      { label: words.timeOff(), path: paths.dashboardTimeOff, icon: CalendarOff },
      { label: words.workingHours(), path: paths.dashboardWorkingHours, icon: CalendarClock },
    ],
  },
  {
    heading: words.atTheTill(),
    pages: [
      { label: words.till(), path: paths.dashboardTill, icon: Wallet, needs: 'money', Count: ToPayCount },
      { label: words.products(), path: paths.dashboardProducts, icon: Package, needs: 'money' },
      { label: words.sales(), path: paths.dashboardSales, icon: ReceiptText, needs: 'money' },
      { label: words.giftCards(), path: paths.dashboardGiftCards, icon: Gift, needs: 'own-till' },
    ],
  },
  {
    heading: words.theSalon(),
    pages: [
      { label: words.staffAndHours(), path: paths.dashboardStaff, icon: IdCard, Count: OpenRequests },
      { label: words.openingHours(), path: paths.dashboardHours, icon: Clock },
      { label: words.money(), path: paths.dashboardTillSettings, icon: Coins },
      { label: words.site(), path: paths.dashboardSite, icon: PanelsTopLeft },
      { label: words.languages(), path: paths.dashboardLanguages, icon: Languages },
      { label: words.portfolio(), path: paths.dashboardPortfolio, icon: GalleryVerticalEnd },
      { label: words.pictures(), path: paths.dashboardPictures, icon: Images },
      { label: words.addServices(), path: paths.dashboardAdd, icon: CirclePlus },
      { label: words.manageServices(), path: paths.dashboardManage, icon: Scissors },
    ],
  },
  {
    heading: words.people(),
    pages: [
      { label: words.clients(), path: paths.dashboardClients, icon: Contact },
      { label: words.allUsers(), path: paths.dashboardAllUsers, icon: Users },
      { label: words.makeAdmin(), path: paths.dashboardMakeAdmin, icon: ShieldPlus },
    ],
  },
  {
    heading: words.records(),
    pages: [
      { label: words.commission(), path: paths.dashboardCommission, icon: Percent, needs: 'money' },
      { label: words.mail(), path: paths.dashboardMail, icon: Mails },
      { label: words.activity(), path: paths.dashboardAudit, icon: History },
      { label: words.health(), path: paths.dashboardHealth, icon: HeartPulse },
    ],
  },
  {
    heading: words.yourBookings(),
    pages: [
      { label: words.book(), path: paths.dashboard, icon: CalendarPlus },
      { label: words.bookingList(), path: paths.dashboardBooking, icon: CalendarCheck },
      { label: words.review(), path: paths.dashboardReview(), icon: Star },
      { label: words.myAccount(), path: paths.dashboardAccount, icon: CircleUser },
    ],
  },
];
