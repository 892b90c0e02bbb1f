import type { Role } from './role.js';

/** What an admin may grant to one person, beyond their role; `read-only` takes away instead. */
export const grants = ['edit-hours', 'see-contacts', 'move-others', 'read-only'] as const;
export type Grant = (typeof grants)[number];

/** Whose things somebody may do something with: nobody's, those of their own column and clients, or everybody's. */
export type Reach = 'none' | 'own' | 'all';

/** Whoever is asked about: somebody signed in, or an account. */
export interface RoleAndGrants {
  role: Role;
  grants: readonly Grant[];
}

type Row = Record<Exclude<Role, 'user' | 'admin'>, Reach> & {
  /** What a grant makes of it, for those whose role gives at least what `from` says. */
  with?: Partial<Record<Grant, Partial<Record<Exclude<Role, 'user' | 'admin'>, Reach>>>>;
};

const adminsOnly: Row = { stylist: 'none', reception: 'none' };

/**
 * Who may do what at the desk: the one table that guards, policies and views ask. An admin may everything, a client
 * nothing of it; their own bookings and account are theirs by other rules.
 */
const rightsTable = {
  /** See the diary. Who sees only their own column sees colleagues as busy or free. */
  diary: { stylist: 'own', reception: 'all' },
  /** Book, move, cancel and mark bookings, and write notes on them. */
  bookings: {
    stylist: 'own',
    reception: 'all',
    with: { 'move-others': { stylist: 'all' }, 'read-only': { stylist: 'none', reception: 'none' } },
  },
  /** Open a client's file: name, history and note. */
  clients: { stylist: 'own', reception: 'all' },
  /** See email addresses and phone numbers of clients. */
  contacts: { stylist: 'none', reception: 'all', with: { 'see-contacts': { stylist: 'own' } } },
  /** Look for clients among all of them. */
  'client-search': { stylist: 'none', reception: 'all' },
  /** Time off; who has it for themselves asks, and an admin answers. */
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
  /** What a day comes to. */
  'day-figures': { stylist: 'own', reception: 'all' },
  /** What weeks and months come to. */
  figures: adminsOnly,
  /** Take money and give it back within limits, and close the day. */
  till: { stylist: 'none', reception: 'all', with: { 'read-only': { reception: 'none' } } },
  /** What the salon has taken, and what that is made of; commission; which gift cards are good. */
  reports: adminsOnly,
  /** Whether the ledger is whole. */
  ledger: adminsOnly,
  /** Services, categories, prices, and who does what. */
  catalogue: adminsOnly,
  /** Texts, pictures, portfolio and languages of the site. */
  site: adminsOnly,
  /** The people of the team. */
  team: adminsOnly,
  /** Accounts, roles and grants. */
  users: adminsOnly,
  /** The emails that the salon sends. */
  mail: adminsOnly,
  /** Who did what. */
  audit: adminsOnly,
  /** How the program is doing, and backups. */
  health: adminsOnly,
  /** Tables of everything, and erasing clients. */
  exports: adminsOnly,
  /** Rules, opening hours and everything else about the salon. */
  settings: adminsOnly,
} satisfies Record<string, Row>;

export type Capability = keyof typeof rightsTable;

export const capabilities = Object.keys(rightsTable) as Capability[];

/** How far somebody's right to do something reaches. What a grant takes away goes before what another gives. */
export function reachOf({ role, grants: held }: RoleAndGrants, capability: Capability): Reach {
  if (role === 'admin') return 'all';
  if (role === 'user') return 'none';
  const row: Row = rightsTable[capability];
  const changes = held.flatMap((grant) => row.with?.[grant]?.[role] ?? []);
  return changes.includes('none') ? 'none' : (changes[0] ?? row[role]);
}

/** Whether somebody may do it at all, for whomever. */
export const mayAtAll = (holder: RoleAndGrants, capability: Capability): boolean =>
  reachOf(holder, capability) !== 'none';

/** Whether somebody may do it for everybody. */
export const mayForAll = (holder: RoleAndGrants, capability: Capability): boolean =>
  reachOf(holder, capability) === 'all';

/** The grants that change anything for a role, in the order of the list. */
export const grantsFor = (role: Role): Grant[] =>
  grants.filter((grant) =>
    capabilities.some(
      (each) => reachOf({ role, grants: [grant] }, each) !== reachOf({ role, grants: [] }, each),
    ),
  );
