import {
  CalendarCheck,
  CalendarPlus,
  CircleUser,
  History,
  ListChecks,
  Mails,
  ShieldPlus,
  Users,
} from 'lucide-react';
import { paths } from '../../lib/paths';

/** The site's own pages, in the order of the navigation; the header and the drawer both read it. */
export const sitePages = [
  { label: 'Home', path: paths.home },
  { label: 'Services', path: paths.allServices() },
  { label: 'Our Portfolio', path: paths.portfolio },
  { label: 'Our Team', path: paths.team },
  { label: 'Contact Us', path: paths.contact },
] as const;

/** The dashboard's menu. Admin pages are hidden from clients; the server refuses them anyway. */
export const dashboardPages = [
  { label: 'Book', path: paths.dashboard, icon: CalendarPlus, isForAdmin: false },
  { label: 'Booking List', path: paths.dashboardBooking, icon: CalendarCheck, isForAdmin: false },
  { label: 'My account', path: paths.dashboardAccount, icon: CircleUser, isForAdmin: false },
  { label: 'Order List', path: paths.dashboardOrder, icon: ListChecks, isForAdmin: true },
  { label: 'Make Admin', path: paths.dashboardMakeAdmin, icon: ShieldPlus, isForAdmin: true },
  { label: 'All Users', path: paths.dashboardAllUsers, icon: Users, isForAdmin: true },
  { label: 'Mail', path: paths.dashboardMail, icon: Mails, isForAdmin: true },
  { label: 'Activity', path: paths.dashboardAudit, icon: History, isForAdmin: true },
] as const;

/** The footer's links lead home, where each of these is found. */
export const footerLinks = [
  { heading: 'footer.company', labels: ['About the salon', 'The team', 'Opening hours', 'What clients say'] },
  { heading: 'footer.links', labels: ['Services', 'Appointments', 'Contact', 'Find us'] },
] as const;
