import type { OpenAPIObject } from '@nestjs/swagger';

type Tag = NonNullable<OpenAPIObject['tags']>[number];

interface Chapter extends Tag {
  /** Controllers in this chapter, without their suffix. */
  controllers: string[];
}

/** The documentation's chapters: first everything for clients, then for the salon. */
const chapters: Chapter[] = [
  {
    name: 'Accounts',
    description: 'Sign up, log in and out, and the access token that all other calls need.',
    controllers: ['Auth', 'FactorSignIn', 'Proof', 'Tokens', 'LoginCodes', 'Google', 'Setup', 'LookAround'],
  },
  {
    name: 'Passwords and addresses',
    description: 'Passwords, email addresses, and the links in emails that prove them.',
    controllers: ['Passwords', 'Addresses'],
  },
  {
    name: 'One’s own account',
    description: "The user's own account: name, browsers, data and deletion.",
    controllers: ['Account', 'People', 'OwnFactors', 'OwnSessions'],
  },
  {
    name: 'Free times',
    description: 'Free slots, and holding one during booking.',
    controllers: ['Availability', 'Obstacles', 'Holds'],
  },
  {
    name: 'Bookings',
    description: 'Making, viewing, moving, correcting, delaying and cancelling bookings.',
    controllers: ['Bookings', 'Rebooking', 'Corrections', 'Delays'],
  },
  {
    name: 'The salon and its site',
    description: 'The public site: the salon, its services, team, work and reviews.',
    controllers: [
      'Salon',
      'Face',
      'Places',
      'OwnWords',
      'TranslationProgress',
      'Hours',
      'PublicHolidays',
      'Portfolio',
      'Media',
    ],
  },
  {
    name: 'Services',
    description: 'Services, their categories, their team members, and the rooms and devices they need.',
    controllers: [
      'Services',
      'PriceChanges',
      'ServiceCategories',
      'Offers',
      'ResourcePools',
      'ResourceUnits',
    ],
  },
  {
    name: 'Team',
    description: 'Team members, their hours, time off, other calendars and invitations.',
    controllers: ['Staff', 'StaffHours', 'TimeOff', 'Calendars', 'SickDays', 'Invitations', 'Joining'],
  },
  {
    name: 'Reviews',
    description: 'Reviews by clients, and their publication.',
    controllers: ['Reviews', 'ReviewPortraits', 'ReviewRequests'],
  },
  {
    name: 'The desk',
    description: 'The diary, the Order List, bookings by telephone, blocks, and the day in figures.',
    controllers: [
      'DeskVersion',
      'News',
      'NewsEmails',
      'Desk',
      'Series',
      'Blocks',
      'BlockGroups',
      'Overview',
      'FirstSteps',
    ],
  },
  {
    name: 'Money',
    description: 'Payments, the till and its closes, products and the ledger.',
    controllers: ['TillSettings', 'Till', 'Products', 'Checkout', 'MakeSale', 'Sales', 'Refunds', 'Receipts'],
  },
  {
    name: 'Clients',
    description: 'All clients, with and without an account, and lists of other systems.',
    controllers: [
      'Clients',
      'ClientBookings',
      'PastVisits',
      'SealedFiles',
      'ClientHabits',
      'Carers',
      'ClientMerging',
      'ClientErasure',
      'Imports',
    ],
  },
  {
    name: 'The till',
    description: 'Sales and refunds, the drawer and its closes, and the ledger.',
    controllers: ['GiftCards', 'Ledger'],
  },
  {
    name: 'Figures',
    description: 'Takings, performance, the rows behind each figure, and commission.',
    controllers: ['Reports', 'Accounting', 'Commission'],
  },
  {
    name: 'Messages and emails',
    description: 'Messages from visitors, and emails from the salon.',
    controllers: ['Messages', 'Mail', 'MovingLetter', 'NewsEmails'],
  },
  {
    name: 'Users and admins',
    description: 'Users, admins and the activity log.',
    controllers: [
      'Admin',
      'Users',
      'UserList',
      'UserErasure',
      'UserFactors',
      'FactorRules',
      'AuditLog',
      'Doctor',
    ],
  },
  {
    name: 'Reports',
    description: 'Automatic reports by browsers.',
    controllers: ['CrashReports', 'CspReports'],
  },
];

/** The chapters in the contract's format and order. */
export const tags: Tag[] = chapters.map(({ name, description }) => ({ name, description }));

/** The chapter of a controller. Without one, its own name, which fails the contract check. */
export const chapterOf = (controller: string): string =>
  chapters.find(({ controllers }) => controllers.includes(controller))?.name ?? controller;
