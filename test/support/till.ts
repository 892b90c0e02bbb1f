import { randomUUID } from 'node:crypto';
import type { Service } from '../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from './app.js';
import { aPastBooking } from './past-bookings.js';
import { aColleague, anAdmin, loggedInAgain, type Person } from './people.js';
import { aMember, aService } from './salon.js';

interface TillParts {
  mode?: 'off' | 'elsewhere' | 'record';
  currency?: string;
  /** Further settings, as the API takes them. */
  settings?: object;
}

/** The parts of a visit: the team member, the service and its price. */
export interface VisitLine {
  service: Service;
  member: StaffMember;
  priceCents?: number;
  /** Booked at a "from" price. */
  isFrom?: boolean;
}

/** A line of a visit as the desk sends it to the till. */
export interface BookedLine {
  kind: 'service';
  bookingLineId: string;
}

/** Counts the rows that sales, refunds and the ledger write: a refused request may change none of them. */
export async function countWritten({
  sql,
}: Pick<TillSalon, 'sql'>): Promise<Record<string, number> | undefined> {
  const [counts] = await sql<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM sales) AS sales, (SELECT count(*)::int FROM sale_lines) AS lines,
       (SELECT count(*)::int FROM sale_payments) AS payments, (SELECT count(*)::int FROM ledger_lines) AS ledger,
       (SELECT count(*)::int FROM stock_movements) AS stock, (SELECT count(*)::int FROM gift_cards) AS cards,
       (SELECT count(*)::int FROM outbox) AS letters,
       (SELECT count(*)::int FROM audit_entries WHERE action LIKE 'sale.%') AS acts`,
  );
  return counts;
}

/** A salon with a till: Ana and Rui cut for 50.00, and Rita is at reception. It is noon on Tuesday, 2 March 2027. */
export interface TillSalon {
  parlour: TestApp;
  vera: Person;
  rita: Person;
  cut: Service;
  ana: StaffMember;
  rui: StaffMember;
  get: (path: string, who?: Person) => ReturnType<TestApp['http']['get']>;
  post: (
    path: string,
    body: object,
    more?: { who?: Person; key?: string },
  ) => ReturnType<TestApp['http']['post']>;
  /** A visit in the diary with its lines. */
  visit: (
    lines?: VisitLine[],
    more?: { startsAt?: string; status?: 'confirmed' | 'arrived' | 'done' | 'no-show' | 'cancelled' },
  ) => Promise<{ bookingId: string; lines: BookedLine[] }>;
  aProduct: (title: string, price: number, more?: object) => Promise<string>;
  aTax: (percent: number, name?: string) => Promise<string>;
  /** Changes the percentage of a tax from a given day. */
  changeTax: (taxId: string, percent: number, fromDay: string) => Promise<void>;
  settings: (body: object) => Promise<void>;
  /** Sets another time, at which Vera and Rita have just logged in. */
  itIs: (instant: string) => Promise<void>;
  sql: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

export const NOON = '2027-03-02T12:00:00.000Z';
const NAME = 'Maison Vera';

export async function openTill({
  mode = 'record',
  currency = 'EUR',
  settings = {},
}: TillParts = {}): Promise<TillSalon> {
  const parlour = await startTestApp();
  const { database, http } = parlour;
  parlour.clock.set(NOON);
  await database.query(`UPDATE salon SET name = $1, currency = $2`, [NAME, currency]);
  const vera = await anAdmin(parlour);
  const rita = await aColleague(parlour, { role: 'reception' }, 'Rita Sá');
  const cut = await aService(database, { title: 'Cut', priceCents: 5000 });
  const ana = await aMember(database, { name: 'Ana', does: [cut] });
  const rui = await aMember(database, { name: 'Rui', does: [cut] });
  const people = { vera, rita };
  const set = async (body: object) => {
    await http.patch('/till/settings').set('Authorization', people.vera.bearer).send(body).expect(200);
  };
  const acknowledged = mode === 'record' ? { acknowledged: true, typed: NAME } : {};
  if (mode !== 'off') await set({ mode, ...acknowledged, ...settings });

  const post: TillSalon['post'] = (path, body, { who = people.rita, key = randomUUID() } = {}) =>
    http.post(path).set('Authorization', who.bearer).set('Idempotency-Key', key).send(body);

  return {
    parlour,
    get vera() {
      return people.vera;
    },
    get rita() {
      return people.rita;
    },
    cut,
    ana,
    rui,
    get: (path, who = people.rita) => http.get(path).set('Authorization', who.bearer),
    post,
    visit: async (
      lines = [{ service: cut, member: ana }],
      { startsAt = '2027-03-02T10:00:00.000Z', status = 'confirmed' } = {},
    ) => {
      const bookingId = await aPastBooking(database, {
        startsAt,
        status,
        currency,
        priceCents: lines.reduce(
          (sum, { service, priceCents }) => sum + (priceCents ?? service.priceCents),
          0,
        ),
        lines: lines.map(({ service, member, priceCents }) => ({
          serviceId: service.id,
          title: service.title,
          staffId: member.id,
          staffName: member.name,
          priceCents: priceCents ?? service.priceCents,
        })),
      });
      const rows: { id: string }[] = await database.query(
        `SELECT id FROM booking_lines WHERE booking_id = $1 ORDER BY position`,
        [bookingId],
      );
      for (const [index, { isFrom }] of lines.entries()) {
        if (isFrom)
          await database.query(`UPDATE booking_lines SET price_kind = 'from' WHERE id = $1`, [
            rows[index]?.id,
          ]);
      }
      return { bookingId, lines: rows.map(({ id }) => ({ kind: 'service', bookingLineId: id })) };
    },
    aProduct: async (title, price, more = {}) => {
      const { body } = await post('/products', { title, price, ...more }, { who: people.vera }).expect(201);
      return body._id;
    },
    aTax: async (percent, name = 'Standard') => {
      const { body } = await post('/till/tax-rates', { name, percent }, { who: people.vera }).expect(201);
      return body.rates.find((rate: { name: string }) => rate.name === name)._id;
    },
    changeTax: async (taxId, percent, fromDay) => {
      await http
        .patch(`/till/tax-rates/${taxId}`)
        .set('Authorization', people.vera.bearer)
        .send({ from: { percent, fromDay } })
        .expect(200);
    },
    settings: set,
    itIs: async (instant) => {
      parlour.clock.set(instant);
      people.vera = await loggedInAgain(parlour, people.vera);
      people.rita = await loggedInAgain(parlour, people.rita);
    },
    sql: (text, values = []) => database.query(text, values),
    close: () => parlour.close(),
  };
}
