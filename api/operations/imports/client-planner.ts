import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { phoneKey } from '../../common/phone/phone-key.js';
import { emailKey } from '../../common/text/email-key.js';
import { nameKey } from '../../common/text/name-key.js';
import type { ClientToWrite, KnownClient } from '../../people/clients/client-imports.service.js';
import { type ImportedFields, lackingIn, newConsents } from '../../people/clients/imported-fields.js';
import { type ClientRow, readClientRow } from '../imports-recognise/client-row.js';
import { type ClientIdentity, ClientMatcher, type ComparedClient } from './domain/plan-clients.js';
import { notImported, type PendingRow, type PlannedRow, type ReadableList } from './kind-import.js';
import { referenceOf } from '../imports-recognise/reference-of.js';

type Planned = PlannedRow<ClientToWrite>;

/** Rows between two pauses. */
const ROWS_AT_ONCE = 200;

/** Compares one list with everyone the salon knows, and with itself. */
export class ClientPlanner {
  private readonly matcher: ClientMatcher;
  /** With what earlier rows of this list fill in. */
  private readonly byId = new Map<string, KnownClient>();
  /** By their lower case, tags as other clients have them. */
  private readonly tags = new Map<string, string>();
  /** By verified account, its address. */
  private emailKeys: ReadonlyMap<string | null, string> = new Map();
  /** Records that came in, or were found, in an earlier run. */
  private readonly met: ReadonlySet<string>;

  constructor(private readonly list: ReadableList) {
    this.met = new Set(list.known.values());
    this.matcher = new ClientMatcher(list.known);
  }

  async *plan(existing: readonly KnownClient[]): AsyncGenerator<Planned> {
    const accounts = existing.filter(({ isVerified }) => isVerified);
    this.emailKeys = new Map(accounts.map((account) => [account.userId, account.emailKey]));
    for await (const client of withPauses(existing)) this.note(client);
    for await (const row of withPauses(this.list.rows)) yield this.planRow(row);
  }

  private note(client: KnownClient): void {
    for (const tag of client.tags) this.spelt(tag);
    // Anyone can sign up with anyone's address, so an unverified account is no one yet.
    if (client.userId !== null && !client.isVerified) return;
    this.byId.set(idOf(client), client);
    this.matcher.note({
      id: idOf(client),
      nameKey: nameKey(client.name),
      emailKey: client.emailKey,
      sharedEmailKey: this.sharedEmailKeyOf(client),
      phoneKey: this.phoneKey(client.phone),
    });
  }

  /** Of a person who is looked after, the address of the account; of one of a family, the one on their record. */
  private sharedEmailKeyOf({ lookedAfterBy, email, emailKey: own }: KnownClient): string {
    if (lookedAfterBy !== null) return this.emailKeys.get(lookedAfterBy) ?? '';
    return own === '' ? emailKey(email) : '';
  }

  private planRow({ number, cells, decision }: PendingRow): Planned {
    const { row, problem } = readClientRow(cells, this.list.mapping, this.list.rules);
    if (!row) return notImported(number, 'skipped', problem ?? 'noName');
    if (decision === 'skip') return notImported(number, 'skipped', 'skippedByOwner');
    const identity = this.identityOf(row);
    const { client, by } = this.matcher.find(identity);
    if (client === null || (by !== 'sure' && decision === 'separate')) {
      return this.add(row, identity, { number, problem });
    }
    if (by !== 'sure' && decision !== 'same') {
      const problems = {
        'email-only': 'emailShared',
        'number-only': 'numberShared',
        'name-only': 'mayBeSame',
      } as const;
      return notImported(number, 'needs-you', problems[by]);
    }
    return this.match(client, { number, row, reference: identity.reference, problem });
  }

  private identityOf(row: ClientRow): ClientIdentity {
    const isNameOnly = row.reference === '' && row.email === '' && row.phone === '';
    const names = [nameKey(row.name), emailKey(row.email), row.phone];
    // Two namesakes are told apart by whatever else the list says.
    const { birthday, address, note, source, clientSince, tags } = row;
    const others = [birthday, address, note, source, clientSince ?? '', ...tags].filter(Boolean);
    return {
      reference: referenceOf(row.reference, ...names, ...(isNameOnly ? others : [])),
      nameKey: nameKey(row.name),
      emailKey: emailKey(row.email),
      phoneKey: this.phoneKey(row.phone),
      isNameOnly,
    };
  }

  private add(
    row: ClientRow,
    identity: ClientIdentity,
    { number, problem }: Pick<Planned, 'number' | 'problem'>,
  ): Planned {
    const id = randomUUID();
    const isApart = identity.emailKey !== '' && !this.matcher.isEmailFree(identity.emailKey);
    const [own, shared] = isApart ? ['', identity.emailKey] : [identity.emailKey, ''];
    this.matcher.add({ ...identity, id, emailKey: own, sharedEmailKey: shared }, identity);
    const data = { id, isAdded: true, isApart, fields: this.fieldsOf(row), consents: row.consents };
    return { number, outcome: 'new', problem, recordId: id, reference: identity.reference, data };
  }

  private match(
    { id }: ComparedClient,
    {
      number,
      row,
      reference,
      problem,
    }: Pick<Planned, 'number' | 'problem'> & { row: ClientRow; reference: string },
  ): Planned {
    const known = this.byId.get(id);
    if (!known) {
      // Someone whom an earlier row of this list has added.
      const data = { id, isAdded: false, isApart: false, fields: {}, consents: row.consents };
      return { number, outcome: 'matched', problem: 'twiceInFile', recordId: id, reference, data };
    }
    const { fields, isEmailTaken } = this.missingIn(known, this.fieldsOf(row));
    const consents = newConsents(known, row.consents);
    const isChanged = Object.keys(fields).length > 0 || consents.length > 0;
    const { recordId, userId } = known;
    return {
      number,
      outcome: isChanged ? 'changed' : 'matched',
      problem: problem ?? (isEmailTaken ? 'emailTaken' : null),
      recordId,
      reference,
      // An account gets a record, so that the row goes with it.
      data:
        isChanged || recordId === null
          ? {
              id,
              userId: recordId === null ? userId : null,
              isAdded: false,
              isApart: false,
              fields,
              consents,
            }
          : null,
    };
  }

  private fieldsOf({ reference: _, consents: __, isBlocked, ...row }: ClientRow): ImportedFields {
    return { ...row, tags: row.tags.map((tag) => this.spelt(tag)), isBlocked };
  }

  /** The spelling that other clients already have. */
  private spelt(tag: string): string {
    const key = tag.toLocaleLowerCase('en');
    const spelling = this.tags.get(key) ?? tag;
    this.tags.set(key, spelling);
    return spelling;
  }

  /** Only what the record lacks. A block is never lifted, and set on first contact only: the desk may have lifted it. */
  private missingIn(
    known: KnownClient,
    { email = '', isBlocked, ...others }: ImportedFields,
  ): { fields: ImportedFields; isEmailTaken: boolean } {
    const isMet = known.recordId !== null && this.met.has(known.recordId);
    const lacking = lackingIn(known, { ...others, email, isBlocked: isBlocked === true && !isMet });
    // The address may belong to another client.
    const isEmailTaken = lacking.email !== undefined && !this.matcher.isEmailFree(emailKey(email));
    const { email: _, ...withoutEmail } = lacking;
    const fields: ImportedFields = isEmailTaken ? withoutEmail : lacking;
    this.byId.set(idOf(known), { ...known, ...(fields as Partial<KnownClient>) });
    this.matcher.fillIn(idOf(known), {
      ...(fields.email !== undefined && { emailKey: emailKey(fields.email) }),
      ...(fields.phone !== undefined && { phoneKey: this.phoneKey(fields.phone) }),
    });
    return { fields, isEmailTaken };
  }

  private phoneKey(phone: string): string {
    return phoneKey(phone, this.list.rules.phoneCountry);
  }
}

const idOf = ({ recordId, userId }: KnownClient): string => recordId ?? userId ?? '';

/** Other requests are answered in between. */
async function* withPauses<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let count = 0;
  for await (const item of items) {
    if (++count % ROWS_AT_ONCE === 0) await nextTurn();
    yield item;
  }
}
