import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AgreedLine } from '../../booking/planning/corrected-lines.js';
import type { VisitRehearsal } from '../../booking/imported-bookings/visit-rehearsal.js';
import { type EpochMinute, toIso } from '../../common/time/epoch-minute.js';
import { phoneKey } from '../../common/phone/phone-key.js';
import { emailKey } from '../../common/text/email-key.js';
import { nameKey } from '../../common/text/name-key.js';
import type { ClientToWrite, KnownClient } from '../../people/clients/client-imports.service.js';
import type { RowProblem } from '../imports-recognise/cells.js';
import type { Mapping } from '../imports-recognise/domain/kinds.js';
import { referenceOf } from '../imports-recognise/reference-of.js';
import { readVisitRow, type VisitRow, type VisitRules } from '../imports-recognise/visit-row.js';
import type { NameFinder } from './domain/name-finder.js';
import { type KnownPerson, VisitClients, type WantedPerson } from './domain/visit-clients.js';

/** A visit to write. Its client may have to be added first. */
export interface VisitToWrite {
  reference: string;
  isComing: boolean;
  startsAt: EpochMinute;
  /** The account, or the client record of someone without one. */
  clientId: string;
  client: ClientToWrite | null;
  /** The client's number in the other system; empty without one. */
  clientReference: string;
  lines: AgreedLine[];
  staffId: string | null;
  listed: Pick<VisitRow, 'service' | 'teamMember' | 'status' | 'priceCents' | 'note'>;
}

export interface PlannedVisitRow {
  number: number;
  outcome: 'new' | 'matched' | 'needs-you' | 'skipped';
  problem: RowProblem | null;
  /** Null if the row can't be read. */
  isComing: boolean | null;
  recordId: string | null;
  data: VisitToWrite | null;
}

interface VisitListRow {
  number: number;
  cells: string[];
  decision: 'same' | 'separate' | 'skip' | null;
}

/** The list, and everything that it is compared with. */
export interface VisitGround {
  rows: readonly VisitListRow[];
  mapping: Mapping;
  rules: VisitRules;
  clients: readonly KnownClient[];
  /** By reference, the client record of the other system's number. */
  knownClients: ReadonlyMap<string, string>;
  /** By reference, the visit that came in before. */
  knownVisits: ReadonlyMap<string, string>;
  services: NameFinder;
  team: NameFinder;
  /** By service, how long the client is there for it. */
  minutes: ReadonlyMap<string, number>;
  isPrice: (cents: number) => boolean;
  isComing: (startsAt: EpochMinute) => boolean;
  rehearse: (bounds: { start: EpochMinute; end: EpochMinute }) => Promise<VisitRehearsal>;
}

/** Other requests are answered after this many rows. Judging one takes about a millisecond. */
const ROWS_READ_AT_ONCE = 100;
const ROWS_JUDGED_AT_ONCE = 5;
const DAY = 1440;

type ReadVisit = VisitListRow & { row: VisitRow; problem: RowProblem | null; reference: string };

/** Judges a list of visits row by row, and writes nothing. */
export class VisitsPlanner {
  private readonly people: VisitClients;
  /** By id, a client to add with the first visit that comes in. */
  private readonly toAdd = new Map<string, ClientToWrite>();
  private readonly accounts = new Map<string, KnownClient>();
  /** By client of the list, what the owner says about one of their rows: it counts for the others too. */
  private readonly decided = new Map<string, 'same' | 'separate'>();
  /** By client of the list, whom this list adds because the owner says that they are someone else. */
  private readonly separate = new Map<string, KnownPerson>();

  constructor(private readonly ground: VisitGround) {
    const { clients, knownClients } = ground;
    this.people = new VisitClients(new Map(knownClients));
    for (const client of clients) this.note(client);
  }

  async plan(): Promise<PlannedVisitRow[]> {
    const numbers = new Map<string, number>();
    const read: (ReadVisit | PlannedVisitRow)[] = [];
    for (const [index, listed] of this.ground.rows.entries()) {
      if (index % ROWS_READ_AT_ONCE === 0) await nextTurn();
      const { row, problem } = readVisitRow(listed.cells, this.ground.mapping, this.ground.rules);
      if (!row) read.push(left(listed.number, 'skipped', problem ?? 'noTime', null));
      else {
        read.push({ ...listed, row, problem, reference: referenceIn(row, numbers) });
        const { decision } = listed;
        if (decision === 'same' || decision === 'separate') this.decided.set(this.keyOf(row), decision);
      }
    }
    const rehearsal = await this.ground.rehearse(boundsOf(read, this.ground.isComing));
    const planned: PlannedVisitRow[] = [];
    for (const [index, visit] of read.entries()) {
      if (index % ROWS_JUDGED_AT_ONCE === 0) await nextTurn();
      planned.push('row' in visit ? this.planVisit(visit, rehearsal) : visit);
    }
    return planned;
  }

  private note(client: KnownClient): void {
    // Anyone can sign up with anyone's address, so an unverified account is no one yet.
    if (client.userId !== null && !client.isVerified) return;
    const id = client.userId ?? client.recordId ?? '';
    this.accounts.set(id, client);
    const person = {
      id,
      nameKey: nameKey(client.name),
      emailKey: client.emailKey,
      phoneKey: this.phoneKey(client.phone),
    };
    this.people.note(person, ...(client.recordId === null ? [] : [client.recordId]));
  }

  private planVisit(visit: ReadVisit, rehearsal: VisitRehearsal): PlannedVisitRow {
    const { number, row, decision, reference } = visit;
    const isComing = this.ground.isComing(row.startsAt);
    const known = this.ground.knownVisits.get(reference);
    if (known !== undefined) {
      return { number, outcome: 'matched', problem: null, isComing, recordId: known, data: null };
    }
    if (decision === 'skip') return left(number, 'skipped', 'skippedByOwner', isComing);
    if (isComing && row.status !== null) return left(number, 'skipped', 'visitCancelled', isComing);
    const found = this.clientOf(visit);
    if (typeof found === 'string') return left(number, 'needs-you', found, isComing);
    return isComing ? this.planComing(visit, found, rehearsal) : this.planPast(visit, found);
  }

  private planComing(visit: ReadVisit, client: KnownPerson, rehearsal: VisitRehearsal): PlannedVisitRow {
    const { number, row } = visit;
    const named = row.teamMember === '' ? [] : this.ground.team.findAll(row.teamMember);
    const serviceIds = this.ground.services.findAll(row.service);
    if (named === 'left-out' || serviceIds === 'left-out') {
      return left(number, 'skipped', 'skippedByOwner', true);
    }
    if (serviceIds === null) {
      return left(number, 'needs-you', named === null ? 'staffUnknown' : 'serviceUnknown', true);
    }
    const staffIds = named && staffForEach(serviceIds, named);
    if (staffIds === null) return left(number, 'needs-you', 'staffUnknown', true);
    const lines = this.linesOf(row, serviceIds, staffIds);
    const account = this.accounts.get(client.id);
    const guardedId = account ? (account.lookedAfterBy === null ? account.userId : account.recordId) : null;
    const judged = rehearsal.judge({ startsAt: row.startsAt, lines, guardedId });
    if (judged.refusal !== null) return left(number, 'needs-you', judged.refusal, true);
    // With the people whom the rehearsal found, so that no one is taken twice.
    const taken = lines.map((line, index) => ({ ...line, staffId: judged.staffIds[index] ?? line.staffId }));
    const problem = visit.problem ?? (judged.isOutsideHours ? 'outsideHours' : null);
    return this.write({ ...visit, problem }, client, { isComing: true, lines: taken, staffId: null });
  }

  /** Names that no one has any more are kept as they were written. */
  private planPast(visit: ReadVisit, client: KnownPerson): PlannedVisitRow {
    const found = this.ground.team.find(visit.row.teamMember);
    const staffId = found === 'left-out' ? null : found;
    return this.write(visit, client, { isComing: false, lines: [], staffId });
  }

  private write(
    { number, row, problem, reference }: ReadVisit,
    person: KnownPerson,
    terms: Pick<VisitToWrite, 'isComing' | 'lines' | 'staffId'>,
  ): PlannedVisitRow {
    const client = this.toAdd.get(person.id) ?? this.recordToAdd(person.id, terms.isComing);
    this.toAdd.delete(person.id);
    const data = {
      ...{ reference, startsAt: row.startsAt, clientId: person.id, client, ...terms },
      clientReference: row.client.reference,
      listed: {
        service: row.service,
        teamMember: row.teamMember,
        status: row.status,
        priceCents: row.priceCents !== null && this.ground.isPrice(row.priceCents) ? row.priceCents : null,
        note: row.note,
      },
    };
    const { isComing } = terms;
    return { number, outcome: 'new', problem, isComing, recordId: randomUUID(), data };
  }

  /** Past visits are kept with the client record, so an account gets one. */
  private recordToAdd(id: string, isComing: boolean): ClientToWrite | null {
    const account = this.accounts.get(id);
    if (isComing || !account || account.recordId !== null || account.userId === null) return null;
    return { id, userId: account.userId, isAdded: false, isApart: false, fields: {}, consents: [] };
  }

  private clientOf({ row, decision: own }: ReadVisit): KnownPerson | 'emailShared' | 'mayBeSame' {
    const wanted = this.wantedIn(row);
    const key = this.keyOf(row);
    const decision = own ?? this.decided.get(key) ?? null;
    const { person, problem } = this.people.find(wanted);
    if (person && (problem === null || decision === 'same')) return person;
    if (problem !== null && decision !== 'separate') return problem;
    const before = decision === 'separate' ? this.separate.get(key) : undefined;
    if (before) return before;
    const isApart = wanted.emailKey !== '' && !this.people.isEmailFree(wanted.emailKey);
    const id = randomUUID();
    const { name, email, phone, reference } = row.client;
    const fields = { name: name || email || phone || reference, email, phone };
    this.toAdd.set(id, { id, isAdded: true, isApart, fields, consents: [] });
    const added = { ...wanted, id, emailKey: isApart ? '' : wanted.emailKey };
    this.people.add(added, wanted.reference);
    if (decision === 'separate') this.separate.set(key, added);
    return added;
  }

  private wantedIn({ client: { reference, name, email, phone } }: VisitRow): WantedPerson {
    return {
      reference: reference === '' ? '' : referenceOf(reference),
      nameKey: nameKey(name),
      emailKey: emailKey(email),
      phoneKey: this.phoneKey(phone),
    };
  }

  /** The same for all rows that say the same about their client. */
  private keyOf(row: VisitRow): string {
    return Object.values(this.wantedIn(row)).join('|');
  }

  /** The list's duration and price, if there is only one service to which they can belong. */
  private linesOf(
    row: VisitRow,
    serviceIds: readonly string[],
    staffIds: readonly (string | null)[],
  ): AgreedLine[] {
    const before = serviceIds.slice(0, -1).reduce((sum, id) => sum + (this.ground.minutes.get(id) ?? 0), 0);
    const rest = row.minutes === null ? 0 : row.minutes - before;
    const hasPrice =
      serviceIds.length === 1 && row.priceCents !== null && this.ground.isPrice(row.priceCents);
    return serviceIds.map((serviceId, index) => ({
      ...{ serviceId, staffId: staffIds[index] ?? null, addOnIds: [] },
      anyStaff: (staffIds[index] ?? null) === null,
      ...(index === serviceIds.length - 1 && rest > 0 && { minutes: rest }),
      ...(hasPrice && row.priceCents !== null && { priceCents: row.priceCents }),
    }));
  }

  private phoneKey(phone: string): string {
    return phoneKey(phone, this.ground.rules.phoneCountry);
  }
}

const left = (
  number: number,
  outcome: 'needs-you' | 'skipped',
  problem: RowProblem,
  isComing: boolean | null,
): PlannedVisitRow => ({ number, outcome, problem, isComing, recordId: null, data: null });

/** One team member for all services, or one for each; null if it isn't clear who does what. */
function staffForEach(serviceIds: readonly string[], staffIds: readonly string[]): (string | null)[] | null {
  const [only = null, ...others] = new Set(staffIds);
  if (others.length === 0) return serviceIds.map(() => only);
  return staffIds.length === serviceIds.length ? [...staffIds] : null;
}

/** Some systems write one row for each service of a visit, all with its number. */
function referenceIn({ reference, ...row }: VisitRow, numbers: Map<string, number>): string {
  const { client, startsAt, teamMember, service } = row;
  if (reference === '') {
    const person = client.reference || nameKey(client.name) || emailKey(client.email) || client.phone;
    return referenceOf('', person, toIso(startsAt), nameKey(teamMember), nameKey(service));
  }
  const count = (numbers.get(reference) ?? 0) + 1;
  numbers.set(reference, count);
  return count === 1 ? referenceOf(reference) : referenceOf(`${reference}#${count}`);
}

function boundsOf(
  read: readonly (ReadVisit | PlannedVisitRow)[],
  isComing: (startsAt: EpochMinute) => boolean,
): { start: EpochMinute; end: EpochMinute } {
  let [start, end] = [Infinity, -Infinity];
  for (const visit of read) {
    if (!('row' in visit) || !isComing(visit.row.startsAt)) continue;
    start = Math.min(start, visit.row.startsAt);
    end = Math.max(end, visit.row.startsAt);
  }
  if (start > end) [start, end] = [0, 0];
  return { start: (start - DAY) as EpochMinute, end: (end + 2 * DAY) as EpochMinute };
}
