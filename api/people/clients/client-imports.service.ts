import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { emailKey } from '../../common/text/email-key.js';
import { type ConsentChoice, ConsentsService } from '../consents/consents.service.js';
import {
  emptied,
  type ImportedFields,
  isAsWritten,
  isOfAccount,
  lackingIn,
  newConsents,
  nothingWritten,
} from './imported-fields.js';
import type { Consent } from '../consents/domain/consents.js';
import { ClientBookings } from './client-bookings.port.js';
import { ClientsRepository } from './clients.repository.js';
import {
  type FilledFields,
  type ImportedRecord,
  type KnownClient,
  KnownClientsRepository,
} from './known-clients.repository.js';

export type { KnownClient };

/** A record to add, or to fill in where it is empty. */
export interface ClientToWrite {
  /** The account's own id while it has no record. */
  id: string;
  /** The account, if it has no record so far. Then one is added for it. */
  userId?: string | null;
  isAdded: boolean;
  /** The record doesn't own its address, because another client does. */
  isApart: boolean;
  fields: ImportedFields;
  consents: readonly ConsentChoice[];
}

/** A record that an import wrote, with the values and choices. */
export type WrittenClient = Pick<ClientToWrite, 'id' | 'isAdded' | 'fields' | 'consents'>;

/** Adds and fills in many client records at once, and takes that back. */
@Injectable()
export class ClientImportsService {
  constructor(
    private readonly known: KnownClientsRepository,
    private readonly clients: ClientsRepository,
    private readonly consents: ConsentsService,
    private readonly bookings: ClientBookings,
    private readonly clock: Clock,
  ) {}

  /** Everyone, with and without an account, oldest record first. */
  listKnown(): Promise<KnownClient[]> {
    return this.known.list();
  }

  /** Returns what became of each. The desk may have filled in a field since it was found empty: then that stays. */
  async write(
    clients: readonly ClientToWrite[],
    tx: EntityManager,
  ): Promise<ReadonlyMap<ClientToWrite, WrittenClient>> {
    const now = this.clock.now();
    const ids = new Map<ClientToWrite, string>();
    for (const client of clients) {
      const { id, userId } = client;
      ids.set(client, userId ? await this.clients.recordIdOf(userId, now, tx) : id);
    }
    await this.known.lock([...ids.values()], tx);
    await this.known.addAll(
      clients.filter(({ isAdded }) => isAdded).map((client) => recordOf(client, now)),
      now,
      tx,
    );
    const current = new Map(
      (await this.known.list([...ids.values()], tx)).map((client) => [client.recordId, client]),
    );
    const written = new Map<ClientToWrite, WrittenClient>();
    const filled = new Map<string, FilledFields>();
    for (const client of clients) {
      const id = ids.get(client) ?? client.id;
      const record = current.get(id);
      // Deleted since; the mark on its row fails, and the list is planned again.
      if (!record) continue;
      const fields = client.isAdded ? client.fields : lackingIn(record, client.fields);
      if (!client.isAdded && Object.keys(fields).length > 0) {
        filled.set(id, { ...filled.get(id), ...storedOf(fields, now) });
        current.set(id, { ...record, ...(fields as Partial<KnownClient>) });
      }
      written.set(client, {
        id,
        isAdded: client.isAdded,
        fields,
        consents: newConsents(record, client.consents),
      });
    }
    await this.known.fillAll(filled, now, tx);
    return this.withConsents(written, tx);
  }

  /** The record of each of these clients, by the id of their account or record; null if they have none any more. */
  recordIdsOf(ids: readonly string[], tx: EntityManager): Promise<(string | null)[]> {
    return this.known.recordIdsOf([...ids], tx);
  }

  /**
   * Removes the records that an import added, and empties the fields that it filled in, unless someone has touched
   * them since. Returns the ids of those that stay.
   */
  async undo(clients: readonly WrittenClient[], tx: EntityManager): Promise<string[]> {
    const ids = clients.map(({ id }) => id);
    await this.known.lock(ids, tx);
    const booked = await this.bookings.bookedAmong(ids, tx);
    const sealed = await this.clients.sealedAmong(ids, tx);
    const consents = await this.consents.listOf(ids, tx);
    const now = this.clock.now();
    const current = new Map((await this.known.list(ids, tx)).map((client) => [client.recordId, client]));
    const [gone, kept]: [string[], string[]] = [[], []];
    const forgotten: (ConsentChoice & { clientId: string })[] = [];
    const filled = new Map<string, FilledFields>();
    for (const { id, isAdded, fields, consents: choices } of clients) {
      const client = current.get(id);
      const isOwnChoice = ({ origin, kind, isGiven }: Consent) =>
        origin === 'import' && choices.some((choice) => choice.kind === kind && choice.isGiven === isGiven);
      const isTouched =
        !client ||
        !isAsWritten(client, isAdded ? { ...nothingWritten, ...fields } : fields) ||
        (client.userId !== null && (isAdded || isOfAccount(fields))) ||
        (isAdded &&
          (client.warning !== '' ||
            client.lang !== null ||
            booked.has(id) ||
            sealed.has(id) ||
            !(consents.get(id) ?? []).every(isOwnChoice)));
      if (isTouched) {
        kept.push(id);
        continue;
      }
      if (isAdded) gone.push(id);
      else if (Object.keys(fields).length > 0) filled.set(id, { ...filled.get(id), ...emptied(fields) });
      forgotten.push(...choices.map((choice) => ({ ...choice, clientId: id })));
    }
    await this.consents.forgetImported(forgotten, tx);
    await this.known.fillAll(filled, now, tx);
    await this.known.remove(gone, tx);
    return kept;
  }

  /** Writes the choices of these clients, and leaves only those that are new. */
  private async withConsents(
    written: ReadonlyMap<ClientToWrite, WrittenClient>,
    tx: EntityManager,
  ): Promise<ReadonlyMap<ClientToWrite, WrittenClient>> {
    const choices = [...written.values()].flatMap(({ id, consents }) =>
      consents.map((choice) => ({ ...choice, clientId: id })),
    );
    const isNew = new Set((await this.consents.importAll(choices, tx)).map(choiceKey));
    return new Map(
      [...written].map(([client, done]) => {
        const { id: clientId } = done;
        const consents = done.consents.filter((choice) => isNew.has(choiceKey({ ...choice, clientId })));
        return [client, { ...done, consents }];
      }),
    );
  }
}

const choiceKey = ({ clientId, kind, isGiven }: ConsentChoice & { clientId: string }): string =>
  `${clientId} ${kind} ${isGiven}`;

const recordOf = (
  { id, isApart, fields: { isBlocked = false, ...fields } }: ClientToWrite,
  now: Date,
): ImportedRecord => ({
  id,
  name: fields.name ?? '',
  email: fields.email ?? '',
  emailKey: isApart ? '' : emailKey(fields.email ?? ''),
  phone: fields.phone ?? '',
  birthday: fields.birthday ?? '',
  address: fields.address ?? '',
  note: fields.note ?? '',
  source: fields.source ?? '',
  clientSince: fields.clientSince ?? null,
  earlierTotals: fields.earlierTotals ?? null,
  tags: fields.tags ?? [],
  blockedAt: isBlocked ? now : null,
});

function storedOf({ isBlocked, email, ...fields }: ImportedFields, now: Date): FilledFields {
  return withoutUndefined({
    ...fields,
    ...(email !== undefined && { email, emailKey: emailKey(email) }),
    ...(isBlocked && { blockedAt: now }),
  });
}

const withoutUndefined = (fields: FilledFields): FilledFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
