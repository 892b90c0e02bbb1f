import type { Role } from './role.js';

/** Rights that an admin may grant to one person beyond their role; `read-only` takes rights away. */
export const grants = ['edit-hours', 'see-contacts', 'move-others', 'read-only'] as const;
export type Grant = (typeof grants)[number];

/** The records a right covers: none, those of the person's own column and clients, or all. */
export type Reach = 'none' | 'own' | 'all';

/** A logged-in user or an account. */
export interface RoleAndGrants {
  role: Role;
  grants: readonly Grant[];
}

type Row = Record<Exclude<Role, 'user' | 'admin'>, Reach> & {
  /** The effect of a grant, for roles that already have at least the reach in `from`. */
  with?: Partial<Record<Grant, Partial<Record<Exclude<Role, 'user' | 'admin'>, Reach>>>>;
};

const adminsOnly: Row = { stylist: 'none', reception: 'none' };

/**
 * Permissions at the desk: the single table behind guards, policies and views. An admin may do anything, a client
 * nothing; clients' own bookings and account follow other rules.
 */
const rightsTable = {
  /** See the diary. With the reach `own`, colleagues appear only as busy or free. */
  diary: { stylist: 'own', reception: 'all' },
  /** Book, move, cancel and mark bookings, and write notes on them. */
  bookings: {
    stylist: 'own',
    reception: 'all',
    with: { 'move-others': { stylist: 'all' }, 'read-only': { stylist: 'none', reception: 'none' } },
  },
  /** Open a client's file: name, history and note. */
  clients: { stylist: 'own', reception: 'all' },
  /** Read and write clients' allergies and formulas. Others learn only that there is an allergy. */
  'sealed-files': { stylist: 'own', reception: 'none' },
  /** See clients' email addresses and phone numbers. */
  contacts: { stylist: 'none', reception: 'all', with: { 'see-contacts': { stylist: 'own' } } },
  /** Search all clients. */
  'client-search': { stylist: 'none', reception: 'all' },
  /** Time off. With the reach `own`, people request it, and an admin answers. */
  'time-off': { stylist: 'own', reception: 'all' },
  /** Change working hours. */
  hours: {
    stylist: 'none',
    reception: 'none',
    with: { 'edit-hours': { stylist: 'own', reception: 'all' } },
  },
  /** Read and answer messages. */
  inbox: { stylist: 'none', reception: 'all' },
  /** Read, publish and answer reviews. */
  reviews: { stylist: 'none', reception: 'all' },
  /** Totals of a day. */
  'day-figures': { stylist: 'own', reception: 'all' },
  /** Totals of weeks and months. */
  figures: adminsOnly,
  /** Take payments, refund within limits, and close the day. */
  till: { stylist: 'none', reception: 'all', with: { 'read-only': { reception: 'none' } } },
  /** Sales reports, commission, and gift cards in circulation. */
  reports: adminsOnly,
  /** Check the ledger's integrity. */
  ledger: adminsOnly,
  /** Services, categories, prices, and who does what. */
  catalogue: adminsOnly,
  /** The site's texts, pictures, portfolio and languages. */
  site: adminsOnly,
  /** Team members. */
  team: adminsOnly,
  /** Accounts, roles and grants. */
  users: adminsOnly,
  /** Emails sent by the salon. */
  mail: adminsOnly,
  /** The activity log. */
  audit: adminsOnly,
  /** Health and backups. */
  health: adminsOnly,
  /** Exports of everything, and erasing clients. */
  exports: adminsOnly,
  /** Rules, opening hours and all other settings of the salon. */
  settings: adminsOnly,
} satisfies Record<string, Row>;

export type Capability = keyof typeof rightsTable;

export const capabilities = Object.keys(rightsTable) as Capability[];

/** The reach of a person's right. Grants that take away take precedence over those that give. */
export function reachOf({ role, grants: held }: RoleAndGrants, capability: Capability): Reach {
  if (role === 'admin') return 'all';
  if (role === 'user') return 'none';
  const row: Row = rightsTable[capability];
  const changes = held.flatMap((grant) => row.with?.[grant]?.[role] ?? []);
  return changes.includes('none') ? 'none' : (changes[0] ?? row[role]);
}

/** True if the person may do it at all, for anyone. */
export const mayAtAll = (holder: RoleAndGrants, capability: Capability): boolean =>
  reachOf(holder, capability) !== 'none';

/** True if the person may do it for everyone. */
export const mayForAll = (holder: RoleAndGrants, capability: Capability): boolean =>
  reachOf(holder, capability) === 'all';

/** Grants that make a difference for a role, in list order. */
export const grantsFor = (role: Role): Grant[] =>
  grants.filter((grant) =>
    capabilities.some(
      (each) => reachOf({ role, grants: [grant] }, each) !== reachOf({ role, grants: [] }, each),
    ),
  );
