import type { ComponentType } from 'react';
import {
  CalendarCheck,
  CalendarPlus,
  CalendarRange,
  ChartColumn,
  CirclePlus,
  CircleUser,
  Clock,
  Contact,
  GalleryVerticalEnd,
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
  PanelsTopLeft,
  Scissors,
  ShieldPlus,
  Star,
  Users,
} from 'lucide-react';
import type { DashboardWords, ShellWords } from '../../words/types.gen';
import { OpenMessages } from '../../features/messages/open-messages';
import { paths } from '../../lib/paths';

interface DashboardPage {
  label: string;
  path: string;
  icon: LucideIcon;
  /** What is waiting there. */
  Count?: ComponentType;
}

interface DashboardGroup {
  heading: string;
  isForAdmin: boolean;
  pages: readonly DashboardPage[];
}

/**
 * The dashboard's menu, a heading for each kind of work. Admin groups are hidden from clients; the server refuses them
 * anyway.
 */
export const dashboardGroupsIn = (words: DashboardWords & ShellWords): readonly DashboardGroup[] => [
  {
    heading: words.yourBookings(),
    isForAdmin: false,
    pages: [
      { label: words.book(), path: paths.dashboard, icon: CalendarPlus },
      { label: words.bookingList(), path: paths.dashboardBooking, icon: CalendarCheck },
      { label: words.review(), path: paths.dashboardReview(), icon: Star },
      { label: words.myAccount(), path: paths.dashboardAccount, icon: CircleUser },
    ],
  },
  {
    heading: words.dayToDay(),
    isForAdmin: true,
    pages: [
      { label: words.overview(), path: paths.dashboardOverview, icon: ChartColumn },
      { label: words.diary(), path: paths.dashboardDiary, icon: CalendarRange },
      { label: words.orderList(), path: paths.dashboardOrder, icon: ListChecks },
      { label: words.reviews(), path: paths.dashboardReviews, icon: MessageSquareQuote },
      { label: words.inbox(), path: paths.dashboardInbox, icon: Inbox, Count: OpenMessages },
    ],
  },
  {
    heading: words.theSalon(),
    isForAdmin: true,
    pages: [
      { label: words.staffAndHours(), path: paths.dashboardStaff, icon: IdCard },
      { label: words.openingHours(), path: paths.dashboardHours, icon: Clock },
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
    isForAdmin: true,
    pages: [
      { label: words.clients(), path: paths.dashboardClients, icon: Contact },
      { label: words.allUsers(), path: paths.dashboardAllUsers, icon: Users },
      { label: words.makeAdmin(), path: paths.dashboardMakeAdmin, icon: ShieldPlus },
    ],
  },
  {
    heading: words.records(),
    isForAdmin: true,
    pages: [
      { label: words.mail(), path: paths.dashboardMail, icon: Mails },
      { label: words.activity(), path: paths.dashboardAudit, icon: History },
      { label: words.health(), path: paths.dashboardHealth, icon: HeartPulse },
    ],
  },
];

/** Pages that need the whole width of the window; their menu waits behind its button. */
export const widePages: readonly string[] = [paths.dashboardDiary];
