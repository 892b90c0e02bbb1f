import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { phoneKey } from '../../common/phone/phone-key.js';
import { emailKey } from '../../common/text/email-key.js';
import { nameKey } from '../../common/text/name-key.js';
import {
  ClientImportsService,
  type ClientToWrite,
  type ImportedFields,
  type KnownClient,
} from '../../people/clients/client-imports.service.js';
import { isSameTag } from '../../people/clients/domain/tags.js';
import { type ClientRow, readClientRow } from '../imports-recognise/client-row.js';
import { ClientMatcher, type ComparedClient } from './domain/plan-clients.js';
import {
  type KindImport,
  notImported,
  type PendingRow,
  type PlannedRow,
  type ReadableList,
  type WrittenRow,
} from './kind-import.js';
import { referenceOf } from './reference-of.js';

type Planned = PlannedRow<ClientToWrite>;

/** Clients: added, or filled in where a record of the salon is empty. Nothing that the salon has entered is overwritten. */
@Injectable()
export class ClientsImport implements KindImport<ClientToWrite> {
  readonly pieceSize = 500;

  constructor(private readonly clients: ClientImportsService) {}

  async plan(list: ReadableList): Promise<Planned[]> {
    const existing = await this.clients.listKnown();
    return new ClientPlanner(existing, list).plan();
  }

  async write(rows: readonly Planned[], _actor: CurrentUser, tx: EntityManager): Promise<WrittenRow[]> {
    await this.clients.write(
      rows.flatMap(({ data }) => data ?? []),
      tx,
    );
    return rows.flatMap(({ number, recordId, data }) =>
      recordId === null
        ? []
        : [{ number, recordId, isAdded: data?.isAdded ?? false, written: data?.fields ?? null }],
    );
  }

  undo(rows: readonly WrittenRow[], _actor: CurrentUser, tx: EntityManager): Promise<string[]> {
    const written = rows.flatMap(({ recordId: id, isAdded, written: fields }) =>
      fields === null ? [] : [{ id, isAdded, fields }],
    );
    return this.clients.undo(written, tx);
  }
}

/** Compares one list with everyone the salon knows, and with itself. */
class ClientPlanner {
  private readonly matcher: ClientMatcher;
  private readonly byId: ReadonlyMap<string, KnownClient>;
  private readonly tags: string[];
  /** What earlier rows of this list fill in, by record. */
  private readonly filled = new Map<string, Set<string>>();

  constructor(
    existing: readonly KnownClient[],
    private readonly list: ReadableList,
  ) {
    // Anyone can sign up with anyone's address, so an unverified account is no one yet.
    const known = existing.filter(({ userId, isVerified }) => userId === null || isVerified);
    const { phoneCountry } = list.rules;
    this.byId = new Map(known.map((client) => [idOf(client), client]));
    this.tags = [...new Set(existing.flatMap(({ tags }) => tags))];
    this.matcher = new ClientMatcher(
      known.map((client): ComparedClient => ({
        id: idOf(client),
        nameKey: nameKey(client.name),
        emailKey: client.emailKey,
        phoneKey: phoneKey(client.phone, phoneCountry),
      })),
      list.known,
    );
  }

  plan(): Planned[] {
    return this.list.rows.map((row) => this.planRow(row));
  }

  private planRow({ number, cells, decision }: PendingRow): Planned {
    const { row, problem } = readClientRow(cells, this.list.mapping, this.list.rules);
    if (!row) return notImported(number, 'skipped', problem ?? 'noName');
    if (decision === 'skip') return notImported(number, 'skipped', 'skippedByOwner');
    const identity = {
      reference: referenceOf(row.reference, nameKey(row.name), emailKey(row.email), row.phone),
      nameKey: nameKey(row.name),
      emailKey: emailKey(row.email),
      phoneKey: phoneKey(row.phone, this.list.rules.phoneCountry),
    };
    const { client, by } = this.matcher.find(identity);
    const isOther = client === null || (by !== 'sure' && decision === 'separate');
    if (isOther) {
      const id = randomUUID();
      const isApart = client?.emailKey === identity.emailKey && identity.emailKey !== '';
      this.matcher.add({ ...identity, id, emailKey: isApart ? '' : identity.emailKey }, identity.reference);
      const fields = this.fieldsOf(row);
      const data = { id, isAdded: true, isApart, fields, consents: row.consents };
      return { number, outcome: 'new', problem, recordId: id, reference: identity.reference, data };
    }
    if (by === 'email-only' && decision !== 'same') return notImported(number, 'needs-you', 'emailShared');
    if (by === 'name-only' && decision !== 'same') return notImported(number, 'needs-you', 'mayBeSame');
    return this.match(number, { client, row, reference: identity.reference, problem });
  }

  private match(
    number: number,
    {
      client,
      row,
      reference,
      problem,
    }: { client: ComparedClient; row: ClientRow; reference: string; problem: Planned['problem'] },
  ): Planned {
    const known = this.byId.get(client.id);
    // Someone whom an earlier row of this list has added.
    if (!known)
      return {
        number,
        outcome: 'matched',
        problem: 'twiceInFile',
        recordId: client.id,
        reference,
        data: null,
      };
    // An account speaks for itself.
    const fields = known.userId === null ? this.missingIn(known, this.fieldsOf(row)) : {};
    const isChanged = Object.keys(fields).length > 0;
    return {
      number,
      outcome: isChanged ? 'changed' : 'matched',
      problem,
      // An account without a record has nothing to remember it by.
      recordId: known.recordId,
      reference: known.recordId === null ? null : reference,
      data:
        known.recordId !== null && isChanged
          ? { id: known.recordId, isAdded: false, isApart: false, fields, consents: row.consents }
          : null,
    };
  }

  private fieldsOf({ reference: _, consents: __, isBlocked, ...row }: ClientRow): ImportedFields {
    // In the spelling that other clients already have.
    const tags = row.tags.map((tag) => {
      const spelt = this.tags.find((other) => isSameTag(other, tag));
      if (spelt === undefined) this.tags.push(tag);
      return spelt ?? tag;
    });
    return { ...row, tags, isBlocked };
  }

  /** Only what the record lacks. A block is never lifted. */
  private missingIn(known: KnownClient, fields: ImportedFields): ImportedFields {
    const before = this.filled.get(known.recordId ?? '') ?? new Set();
    const entries = Object.entries(fields).filter(([name, value]) => {
      if (name === 'name' || before.has(name) || isEmpty(value)) return false;
      return isEmpty(known[name as keyof ImportedFields]);
    });
    // The address may belong to another client.
    const missing = Object.fromEntries(
      entries.filter(([name, value]) => name !== 'email' || this.isFree(String(value))),
    );
    this.filled.set(known.recordId ?? '', new Set([...before, ...Object.keys(missing)]));
    return missing;
  }

  private isFree(email: string): boolean {
    return (
      this.matcher.find({ reference: '', nameKey: '', emailKey: emailKey(email), phoneKey: '' }).client ===
      null
    );
  }
}

const idOf = ({ recordId, userId }: KnownClient): string => recordId ?? userId ?? '';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
