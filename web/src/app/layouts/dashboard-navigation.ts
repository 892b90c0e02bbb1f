import type { ComponentType } from 'react';
import {
  Armchair,
  CalendarCheck,
  CalendarClock,
  CalendarHeart,
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
  Import,
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
  Server,
  ShieldPlus,
  SlidersHorizontal,
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
  /** Its name where it shares the width of a phone with others, if that is another. */
  short?: string;
  path: string;
  icon: LucideIcon;
  /** The number of waiting items. */
  Count?: ComponentType;
  /** Requires a salon that takes money, here or elsewhere, or one that uses this till. */
  needs?: 'money' | 'own-till';
  /** Pages that belong to this one, listed below it. */
  parts?: readonly DashboardPage[];
}

export interface DashboardGroup {
  heading: string;
  /** Set for a group that is folded until the user opens it or one of its pages. */
  icon?: LucideIcon;
  pages: readonly DashboardPage[];
}

/**
 * The logged-in user's dashboard menu: a heading per kind of work, with the pages they may open. The server refuses
 * everything else anyway.
 */
export function useDashboardGroups(): readonly DashboardGroup[] {
  const may = useMay();
  const words = { ...useWords(shell), ...useWords(dashboard) };
  // For users whose start page is the diary, the dashboard's own entry is left out.
  const till = useTill();
  const isListed = ({ path, needs }: DashboardPage) =>
    mayOpen(may, path) &&
    !(path === paths.dashboard && livesInDiary(may)) &&
    (needs === undefined || (needs === 'money' ? till?.isOn : till?.records) === true);
  // A part whose page is not listed leads only to itself.
  const listed = (page: DashboardPage): readonly DashboardPage[] => {
    const parts = (page.parts ?? []).filter(isListed);
    return isListed(page) ? [{ ...page, parts }] : parts;
  };
  return groupsIn(words)
    .map((group) => ({ ...group, pages: group.pages.flatMap(listed) }))
    .filter(({ pages }) => pages.length > 0);
}

/** All pages of a group, parents first. */
export const pagesOf = ({ pages }: DashboardGroup): readonly DashboardPage[] =>
  pages.flatMap((page) => [page, ...(page.parts ?? [])]);

/** True if the user is on this page or on one below its path. */
export const isAt = (pathname: string, { path }: DashboardPage): boolean =>
  pathname === path || (path !== paths.dashboard && pathname.startsWith(`${path}/`));

/** Pages used all day in any role, in this order. */
const mostUsed: readonly string[] = [
  ...[paths.dashboardDiary, paths.dashboardOrder, paths.dashboardTill, paths.dashboardClients],
  ...[paths.dashboardInbox, paths.dashboardOverview, paths.dashboardMyHours, paths.dashboardReviews],
  ...[paths.dashboardTimeOff, paths.dashboardBooking, paths.dashboardReview(), paths.dashboardAccount],
];

/** For narrow windows: the pages a user needs most, and the groups of all others. */
export function splitByUse(groups: readonly DashboardGroup[], count: number) {
  const pages = groups.flatMap(pagesOf);
  const used = mostUsed.flatMap((path) => pages.filter((page) => page.path === path)).slice(0, count);
  const rest = groups
    .map((group) => ({
      ...group,
      pages: group.pages.flatMap((page) => (used.includes(page) ? (page.parts ?? []) : [page])),
    }))
    .filter((group) => group.pages.length > 0);
  return { used, rest };
}

const groupsIn = (words: DashboardWords & ShellWords): readonly DashboardGroup[] => [
  {
    heading: words.menuToday(),
    pages: [
      { label: words.diary(), path: paths.dashboardDiary, icon: CalendarRange },
      {
        label: words.overview(),
        short: words.shortOverview(),
        path: paths.dashboardOverview,
        icon: ChartColumn,
      },
      {
        label: words.orderList(),
        short: words.shortOrderList(),
        path: paths.dashboardOrder,
        icon: ListChecks,
      },
      {
        ...{
          label: words.till(),
          path: paths.dashboardTill,
          icon: Wallet,
          needs: 'money',
          Count: ToPayCount,
        },
        parts: [
          { label: words.sales(), path: paths.dashboardSales, icon: ReceiptText, needs: 'money' },
          { label: words.products(), path: paths.dashboardProducts, icon: Package, needs: 'money' },
          { label: words.giftCards(), path: paths.dashboardGiftCards, icon: Gift, needs: 'own-till' },
        ],
      },
      {
        label: words.myHours(),
        short: words.shortMyHours(),
        path: paths.dashboardMyHours,
        icon: CalendarClock,
      },
      { label: words.workingHours(), path: paths.dashboardWorkingHours, icon: CalendarClock },
      {
        label: words.timeOff(),
        short: words.shortTimeOff(),
        path: paths.dashboardTimeOff,
        icon: CalendarOff,
      },
    ],
  },
  {
    heading: words.clients(),
    pages: [
      { label: words.clients(), short: words.shortClients(), path: paths.dashboardClients, icon: Contact },
      {
        label: words.inbox(),
        short: words.shortInbox(),
        path: paths.dashboardInbox,
        icon: Inbox,
        Count: OpenMessages,
      },
      {
        label: words.reviews(),
        short: words.shortReviews(),
        path: paths.dashboardReviews,
        icon: MessageSquareQuote,
      },
    ],
  },
  {
    heading: words.menuFigures(),
    pages: [
      {
        ...{ label: words.reports(), path: paths.dashboardReports, icon: ChartLine },
        parts: [
          { label: words.commission(), path: paths.dashboardCommission, icon: Percent, needs: 'money' },
        ],
      },
    ],
  },
  {
    heading: words.menuSetUp(),
    icon: SlidersHorizontal,
    pages: [
      { label: words.manageServices(), path: paths.dashboardManage, icon: Scissors },
      { label: words.addServices(), path: paths.dashboardAdd, icon: CirclePlus },
      { label: words.staffAndHours(), path: paths.dashboardStaff, icon: IdCard, Count: OpenRequests },
      { label: words.openingHours(), path: paths.dashboardHours, icon: Clock },
      { label: words.roomsAndDevices(), path: paths.dashboardRooms, icon: Armchair },
      { label: words.money(), path: paths.dashboardTillSettings, icon: Coins },
      {
        ...{ label: words.site(), path: paths.dashboardSite, icon: PanelsTopLeft },
        parts: [
          { label: words.portfolio(), path: paths.dashboardPortfolio, icon: GalleryVerticalEnd },
          { label: words.pictures(), path: paths.dashboardPictures, icon: Images },
          { label: words.languages(), path: paths.dashboardLanguages, icon: Languages },
        ],
      },
      { label: words.allUsers(), path: paths.dashboardAllUsers, icon: Users },
      { label: words.makeAdmin(), path: paths.dashboardMakeAdmin, icon: ShieldPlus },
      { label: words.importLists(), path: paths.dashboardImports, icon: Import },
    ],
  },
  {
    heading: words.menuSystem(),
    icon: Server,
    pages: [
      { label: words.mail(), path: paths.dashboardMail, icon: Mails },
      { label: words.activity(), path: paths.dashboardAudit, icon: History },
      { label: words.health(), path: paths.dashboardHealth, icon: HeartPulse },
    ],
  },
  {
    heading: words.yourBookings(),
    icon: CalendarHeart,
    pages: [
      { label: words.book(), path: paths.dashboard, icon: CalendarPlus },
      {
        label: words.bookingList(),
        short: words.shortBookingList(),
        path: paths.dashboardBooking,
        icon: CalendarCheck,
      },
      { label: words.review(), short: words.shortReview(), path: paths.dashboardReview(), icon: Star },
      { label: words.myAccount(), path: paths.dashboardAccount, icon: CircleUser },
    ],
  },
];
