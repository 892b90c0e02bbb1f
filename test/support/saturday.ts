import { PASSWORD } from './people.js';
import type { NewSalon } from './browser-salon.js';
import type { TestMailServer } from './mail-server.js';
import { now } from './today.js';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A team member: their work, the name that all their clients share, and the hour without a visit. */
interface Member {
  name: string;
  room: 'Hair' | 'Nails';
  /** No two members share one, so an answer that contains this name is about one of their clients. */
  clients: string;
  freeHour: number;
}

const team: readonly Member[] = [
  { name: 'Ana', room: 'Hair', clients: 'Alves', freeHour: 6 },
  { name: 'Bea', room: 'Hair', clients: 'Barros', freeHour: 3 },
  { name: 'Carla', room: 'Hair', clients: 'Castro', freeHour: 0 },
  { name: 'Dora', room: 'Nails', clients: 'Duarte', freeHour: 4 },
  { name: 'Eva', room: 'Nails', clients: 'Esteves', freeHour: 2 },
  { name: 'Filipa', room: 'Nails', clients: 'Faria', freeHour: 5 },
];

const services = [
  { title: 'Cut', room: 'Hair', minutes: 60, price: 40 },
  { title: 'Cut and care', room: 'Hair', minutes: 60, price: 55 },
  { title: 'Fringe trim', room: 'Hair', minutes: 20, price: 12 },
  { title: 'Manicure', room: 'Nails', minutes: 45, price: 30 },
] as const;

/** Each has ten visits: the hours before and after the current one. */
const HOURS = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7] as const;
const FIRST_NAMES = [
  ...['Alda', 'Benta', 'Celia', 'Delia', 'Elsa'],
  ...['Flora', 'Graça', 'Hilda', 'Iria', 'Julia'],
] as const;

/** Strings that all email addresses and phone numbers of clients here contain, and nothing else. */
export const CONTACT_MARKS = ['@saturday.example', '9399000'] as const;

const contactOf = (number: number, hasEmail: boolean) => ({
  phone: `+351 939 900 0${String(number).padStart(2, '0')}`,
  ...(hasEmail && { email: `client-${number}${CONTACT_MARKS[0]}` }),
});

export interface Booked {
  _id: string;
  version: number;
  startsAt: string;
  endsAt: string;
  status: string;
  totalPrice: number;
  client: { name: string };
  lines: { title: string; staff: { _id: string; name: string } }[];
}

/** The people with a log-in to this salon. */
type Account = 'owner' | 'reception' | 'Ana' | 'Bea';

export interface Saturday {
  /** The sixty bookings as they are when the story starts. */
  booked: readonly Booked[];
  /** The visit of a team member in the current hour, or in a later one. */
  visitOf: (member: string, hour: number) => Booked;
  clientsOf: (member: string) => string;
  membersId: (member: string) => string;
  logIn: (account: Account) => { email: string; password: string };
  timeZone: string;
}

/** A time zone in which it is a little after noon, whatever this machine's clock says: the middle of the salon's day. */
export function zoneAtNoon(now: Date): string {
  const hoursEast = 12 - now.getUTCHours();
  // The names of these zones count westwards.
  return hoursEast === 0 ? 'Etc/GMT' : `Etc/GMT${hoursEast > 0 ? '-' : '+'}${Math.abs(hoursEast)}`;
}

const accountOf = (account: string) => ({
  email: `${account.toLowerCase()}@casalua.example`,
  password: PASSWORD,
});

/** Opens an empty salon and fills its day: six people, two rooms, sixty visits, some of them past. */
export async function fillSaturday(salon: NewSalon, mailServer: TestMailServer): Promise<Saturday> {
  const begun = now();
  const timeZone = zoneAtNoon(begun);
  const [, code] = salon.setUpLink.split('#');
  const place = { name: 'Casa Lua', countryCode: 'PT', currency: 'EUR', language: 'en', timeZone };
  await salon.send('POST', '/setup', { ...accountOf('owner'), name: 'Luisa Prado', code, salon: place });
  const owner = await salon.bearerOf(accountOf('owner'));
  // The same time format for all, whatever locale the browser has.
  await salon.send('PATCH', '/salon', { hourCycle: 'h23' }, owner);

  const ids = await openForBusiness(salon, owner);
  await hire(salon, mailServer, owner, ids);
  const hourNow = Math.floor(begun.getTime() / QUARTER_MS) * QUARTER_MS - QUARTER_MS;
  const startOf = (hour: number) => new Date(hourNow + hour * HOUR_MS).toISOString();
  const ofEach = await Promise.all(
    team.map((member, index) => bookDayOf({ salon, owner, ids, startOf }, member, index)),
  );
  await salon.send('POST', '/clients', { name: 'Rosa Regular', ...contactOf(98, true) }, owner);

  const booked = ofEach.flat();
  const memberOf = (name: string) => {
    const member = team.find((each) => each.name === name);
    if (!member) throw new Error(`Nobody here is called ${name}.`);
    return member;
  };
  return {
    booked,
    timeZone,
    visitOf(name, hour) {
      const found = booked.find(
        ({ startsAt, lines }) => startsAt === startOf(hour) && lines[0]?.staff.name === name,
      );
      if (!found) throw new Error(`${name} has nobody in that hour.`);
      return found;
    },
    clientsOf: (name) => memberOf(name).clients,
    membersId: (name) => ids[memberOf(name).name] ?? '',
    logIn: accountOf,
  };
}

/** The ids of people and services by name. */
type Ids = Record<string, string>;

async function openForBusiness(salon: NewSalon, owner: string): Promise<Ids> {
  const ids: Ids = {};
  // From 8:30 to 20:30 on all days, since today may be any of them.
  const windows = Array.from({ length: 7 }, (_, day) => ({
    weekday: day + 1,
    startsMinute: 510,
    endsMinute: 1230,
  }));
  await salon.send('PUT', '/salon/opening-hours', { windows }, owner);
  for (const { name } of team) {
    const { _id } = await salon.send('POST', '/staff', { name }, owner);
    await salon.send('PUT', `/staff/${_id}/hours`, { windows }, owner);
    ids[name] = _id;
  }
  for (const title of ['Hair', 'Nails']) {
    const categories: { _id: string }[] = await salon.send('POST', '/service-categories', { title }, owner);
    // A new one is added after the others.
    ids[title] = categories.at(-1)?._id ?? '';
  }
  for (const { title, room, minutes, price } of services) {
    const segments = [{ kind: 'active', minutes }];
    const service = { title, price, segments, categoryId: ids[room] };
    const { _id } = await salon.send('POST', '/services', service, owner);
    const offers = team.filter((member) => member.room === room).map(({ name }) => ({ staffId: ids[name] }));
    await salon.send('PUT', `/staff/offers/${_id}`, { offers }, owner);
    ids[title] = _id;
  }
  return ids;
}

/** Gives reception and two stylists a log-in, through the links in their invitations. */
async function hire(salon: NewSalon, mailServer: TestMailServer, owner: string, ids: Ids): Promise<void> {
  for (const [account, role] of Object.entries({ reception: 'reception', Ana: 'stylist', Bea: 'stylist' })) {
    const { email, password } = accountOf(account);
    const invitation = { email, role, ...(role === 'stylist' && { staffId: ids[account] }) };
    await salon.send('POST', '/invitations', invitation, owner);
    while (mailServer.of({ email }).length === 0) await mailServer.nextEmail();
    const [, code] = /#code=(\S+)/.exec(mailServer.of({ email })[0]?.text ?? '') ?? [];
    const name = role === 'stylist' ? account : 'Rita';
    await salon.send('POST', '/invitations/register', { code, name, password });
  }
}

interface Day {
  salon: NewSalon;
  owner: string;
  ids: Ids;
  startOf: (hour: number) => string;
}

/** Ten visits of one team member: past ones are done or missed, current ones have arrived. */
async function bookDayOf({ salon, owner, ids, startOf }: Day, member: Member, index: number) {
  const serviceId = ids[member.room === 'Hair' ? 'Cut' : 'Manicure'];
  const booked: Booked[] = [];
  for (const hour of HOURS.filter((each) => each !== member.freeHour)) {
    const place = booked.length;
    // Every third of them has no email address.
    const contact = contactOf(index * 10 + place, place % 3 !== 2);
    const booking: Booked = await salon.send(
      'POST',
      '/bookings/desk',
      {
        client: { name: `${FIRST_NAMES[place]} ${member.clients}`, ...contact },
        lines: [{ serviceId, staffId: ids[member.name] }],
        startsAt: startOf(hour),
        sendLetter: false,
      },
      owner,
    );
    const verb = verbFor(member, hour);
    booked.push(
      verb === null ? booking : await salon.send('POST', `/bookings/${booking._id}/status`, { verb }, owner),
    );
  }
  return booked;
}

function verbFor({ name }: Member, hour: number): string | null {
  if (hour < 0) return name === 'Carla' && hour === -2 ? 'no-show' : 'finish';
  // Team members with a log-in mark their own.
  return hour > 0 || name === 'Ana' || name === 'Bea' ? null : 'arrive';
}
