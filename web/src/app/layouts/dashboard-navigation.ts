import type { ComponentType } from 'react';
import {
  CalendarCheck,
  CalendarClock,
  CalendarOff,
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
import { livesInDiary } from '../../lib/first-page';
import { mayOpen } from '../../lib/page-access';
import type { Rights } from '../../api/use-may';
import { OpenMessages } from '../../features/messages/open-messages';
import { OpenRequests } from '../../features/staff/open-requests';
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
  pages: readonly DashboardPage[];
}

/**
 * The dashboard's menu, a heading for each kind of work, with the pages that somebody may open. Their own bookings come first,
 * unless they are here for those of others; the server refuses the rest anyway.
 */
export function dashboardGroupsFor(
  may: Rights,
  words: DashboardWords & ShellWords,
): readonly DashboardGroup[] {
  const [own, ...work] = groupsIn(words);
  return [...(livesInDiary(may) ? [...work, withoutFirst(own)] : [own, ...work])]
    .map((group) => ({ ...group, pages: group.pages.filter(({ path }) => mayOpen(may, path)) }))
    .filter(({ pages }) => pages.length > 0);
}

/** Where somebody lives in the diary, it has the place of the page to book on. */
const withoutFirst = (group: DashboardGroup): DashboardGroup => ({ ...group, pages: group.pages.slice(1) });

const groupsIn = (words: DashboardWords & ShellWords): [own: DashboardGroup, ...work: DashboardGroup[]] => [
  {
    heading: words.yourBookings(),
    pages: [
      { label: words.book(), path: paths.dashboard, icon: CalendarPlus },
      { label: words.bookingList(), path: paths.dashboardBooking, icon: CalendarCheck },
      { label: words.review(), path: paths.dashboardReview(), icon: Star },
      { label: words.myAccount(), path: paths.dashboardAccount, icon: CircleUser },
    ],
  },
  {
    heading: words.dayToDay(),
    pages: [
      { label: words.overview(), path: paths.dashboardOverview, icon: ChartColumn },
      { label: words.diary(), path: paths.dashboardDiary, icon: CalendarRange },
      { label: words.myHours(), path: paths.dashboardMyHours, icon: CalendarClock },
      { label: words.orderList(), path: paths.dashboardOrder, icon: ListChecks },
      { label: words.reviews(), path: paths.dashboardReviews, icon: MessageSquareQuote },
      { label: words.inbox(), path: paths.dashboardInbox, icon: Inbox, Count: OpenMessages },
      { label: words.timeOff(), path: paths.dashboardTimeOff, icon: CalendarOff },
    ],
  },
  {
    heading: words.theSalon(),
    pages: [
      { label: words.staffAndHours(), path: paths.dashboardStaff, icon: IdCard, Count: OpenRequests },
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
    pages: [
      { label: words.clients(), path: paths.dashboardClients, icon: Contact },
      { label: words.allUsers(), path: paths.dashboardAllUsers, icon: Users },
      { label: words.makeAdmin(), path: paths.dashboardMakeAdmin, icon: ShieldPlus },
    ],
  },
  {
    heading: words.records(),
    pages: [
      { label: words.mail(), path: paths.dashboardMail, icon: Mails },
      { label: words.activity(), path: paths.dashboardAudit, icon: History },
      { label: words.health(), path: paths.dashboardHealth, icon: HeartPulse },
    ],
  },
];

/** Pages that need the whole width of the window; their menu waits behind its button. */
export const widePages: readonly string[] = [paths.dashboardDiary];
