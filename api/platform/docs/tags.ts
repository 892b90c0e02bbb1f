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
    description:
      'What somebody sees and changes of themselves: name, signed-in browsers, data, and the way out.',
    controllers: ['Account', 'OwnFactors', 'OwnSessions'],
  },
  {
    name: 'Free times',
    description: 'Which slots are free, and holding one while somebody books it.',
    controllers: ['Availability', 'Obstacles', 'Holds'],
  },
  {
    name: 'Bookings',
    description: 'Make, see, move, correct, delay and cancel a booking.',
    controllers: ['Bookings', 'Rebooking', 'Corrections', 'Delays'],
  },
  {
    name: 'The salon and its site',
    description: 'What visitors see: the salon, its services, its team, its work and what clients say.',
    controllers: [
      'Salon',
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
    description: 'What is sold: services, their categories, and who does each.',
    controllers: ['Services', 'PriceChanges', 'ServiceCategories', 'Offers'],
  },
  {
    name: 'Team',
    description: 'Who works in the salon, when, who is away, and who is invited to join.',
    controllers: ['Staff', 'StaffHours', 'TimeOff', 'SickDays', 'Invitations', 'Joining'],
  },
  {
    name: 'Reviews',
    description: 'What clients write afterwards, and what the salon publishes of it.',
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
    description: 'How the salon takes money, the till and its days, products, and the ledger behind them.',
    controllers: ['TillSettings', 'Till', 'Products', 'Checkout', 'MakeSale', 'Sales', 'Refunds', 'Receipts'],
  },
  {
    name: 'Clients',
    description: 'Everybody the salon serves, with and without an account.',
    controllers: ['Clients', 'ClientBookings', 'ClientHabits', 'ClientMerging', 'ClientErasure'],
  },
  {
    name: 'The till',
    description:
      'What is sold and given back, the drawer and the close of each day, and the ledger of it all.',
    controllers: ['GiftCards', 'Ledger'],
  },
  {
    name: 'Figures',
    description: 'What the salon has taken, how it works, and the rows behind each figure; and commission.',
    controllers: ['Reports', 'Accounting', 'Commission'],
  },
  {
    name: 'Messages and emails',
    description: 'What visitors write to the salon, and what the salon sends.',
    controllers: ['Messages', 'Mail'],
  },
  {
    name: 'Users and admins',
    description: 'Who can sign in, who runs the salon, and who did what.',
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
    description: 'What browsers report by themselves.',
    controllers: ['CrashReports', 'CspReports'],
  },
];

/** The chapters in the contract's format and order. */
export const tags: Tag[] = chapters.map(({ name, description }) => ({ name, description }));

/** The chapter of a controller. Without one, its own name, which fails the contract check. */
export const chapterOf = (controller: string): string =>
  chapters.find(({ controllers }) => controllers.includes(controller))?.name ?? controller;
