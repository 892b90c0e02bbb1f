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
export const dashboardGroups: readonly DashboardGroup[] = [
  {
    heading: 'Your bookings',
    isForAdmin: false,
    pages: [
      { label: 'Book', path: paths.dashboard, icon: CalendarPlus },
      { label: 'Booking List', path: paths.dashboardBooking, icon: CalendarCheck },
      { label: 'Review', path: paths.dashboardReview(), icon: Star },
      { label: 'My account', path: paths.dashboardAccount, icon: CircleUser },
    ],
  },
  {
    heading: 'Day to day',
    isForAdmin: true,
    pages: [
      { label: 'Overview', path: paths.dashboardOverview, icon: ChartColumn },
      { label: 'Diary', path: paths.dashboardDiary, icon: CalendarRange },
      { label: 'Order List', path: paths.dashboardOrder, icon: ListChecks },
      { label: 'Reviews', path: paths.dashboardReviews, icon: MessageSquareQuote },
      { label: 'Inbox', path: paths.dashboardInbox, icon: Inbox, Count: OpenMessages },
    ],
  },
  {
    heading: 'The salon',
    isForAdmin: true,
    pages: [
      { label: 'Staff & Hours', path: paths.dashboardStaff, icon: IdCard },
      { label: 'Opening Hours', path: paths.dashboardHours, icon: Clock },
      { label: 'Site', path: paths.dashboardSite, icon: PanelsTopLeft },
      { label: 'Portfolio', path: paths.dashboardPortfolio, icon: GalleryVerticalEnd },
      { label: 'Pictures', path: paths.dashboardPictures, icon: Images },
      { label: 'Add Services', path: paths.dashboardAdd, icon: CirclePlus },
      { label: 'Manage Services', path: paths.dashboardManage, icon: Scissors },
    ],
  },
  {
    heading: 'People',
    isForAdmin: true,
    pages: [
      { label: 'Clients', path: paths.dashboardClients, icon: Contact },
      { label: 'All Users', path: paths.dashboardAllUsers, icon: Users },
      { label: 'Make Admin', path: paths.dashboardMakeAdmin, icon: ShieldPlus },
    ],
  },
  {
    heading: 'Records',
    isForAdmin: true,
    pages: [
      { label: 'Mail', path: paths.dashboardMail, icon: Mails },
      { label: 'Activity', path: paths.dashboardAudit, icon: History },
      { label: 'Health', path: paths.dashboardHealth, icon: HeartPulse },
    ],
  },
];

/** Pages that need the whole width of the window; their menu waits behind its button. */
export const widePages: readonly string[] = [paths.dashboardDiary];
