import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { emailKey } from '../../common/text/email-key.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { type ConsentChoice, ConsentsService } from '../consents/consents.service.js';
import { ClientBookings, hasBooked, noBookings } from './client-bookings.port.js';
import { type FilledFields, type KnownClient, KnownClientsRepository } from './known-clients.repository.js';

export type { KnownClient };

/** Values of a client's file that an import writes. */
export interface ImportedFields {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  birthday?: string | undefined;
  address?: string | undefined;
  note?: string | undefined;
  source?: string | undefined;
  clientSince?: string | null | undefined;
  tags?: string[] | undefined;
  isBlocked?: boolean | undefined;
}

/** A record to add, or to fill in where it is empty. */
export interface ClientToWrite {
  id: string;
  isAdded: boolean;
  /** The record doesn't own its address, because another client does. */
  isApart: boolean;
  fields: ImportedFields;
  consents: readonly ConsentChoice[];
}

/** A record that an import wrote, with the values. */
export type WrittenClient = Pick<ClientToWrite, 'id' | 'isAdded' | 'fields'>;

/** Adds and fills in many client records at once, and takes that back. */
@Injectable()
export class ClientImportsService {
  constructor(
    private readonly known: KnownClientsRepository,
    private readonly consents: ConsentsService,
    private readonly bookings: ClientBookings,
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  /** Everyone, with and without an account, oldest record first. */
  listKnown(): Promise<KnownClient[]> {
    return this.known.list();
  }

  async write(clients: readonly ClientToWrite[], tx: EntityManager): Promise<void> {
    const now = this.clock.now();
    const existing = new Set(
      await this.known.lock(
        clients.flatMap(({ id, isAdded }) => (isAdded ? [] : [id])),
        tx,
      ),
    );
    await this.known.addAll(
      clients
        .filter(({ isAdded }) => isAdded)
        .map(({ id, isApart, fields: { isBlocked = false, ...fields } }) => ({
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
          tags: fields.tags ?? [],
          blockedAt: isBlocked ? now : null,
        })),
      now,
      tx,
    );
    for (const { id, fields } of clients.filter((client) => existing.has(client.id))) {
      await this.known.fill(id, storedOf(fields, now), now, tx);
    }
    await this.consents.importAll(
      clients
        .filter(({ id, isAdded }) => isAdded || existing.has(id))
        .flatMap(({ id, consents }) => consents.map((choice) => ({ ...choice, clientId: id }))),
      tx,
    );
  }

  /**
   * Removes the records that an import added, and empties the fields that it filled in, unless someone has touched
   * them since. Returns the ids of those that stay.
   */
  async undo(clients: readonly WrittenClient[], tx: EntityManager): Promise<string[]> {
    const ids = await this.known.lock(
      clients.map(({ id }) => id),
      tx,
    );
    const { currency } = await this.salons.salon(tx);
    const tallies = await this.bookings.tally(ids, currency, undefined, tx);
    const consents = await this.consents.listOf(ids, tx);
    const now = this.clock.now();
    const current = new Map((await this.known.list(ids, tx)).map((client) => [client.recordId, client]));
    const [gone, kept]: [string[], string[]] = [[], []];
    for (const { id, isAdded, fields } of clients) {
      const client = current.get(id);
      const isTouched =
        !client ||
        !isAsWritten(client, fields) ||
        (isAdded &&
          (hasBooked(tallies.get(id) ?? noBookings) ||
            (consents.get(id) ?? []).some(({ origin }) => origin !== 'import')));
      if (isTouched) kept.push(id);
      else if (isAdded) gone.push(id);
      else await this.known.fill(id, emptied(fields), now, tx);
    }
    await this.known.remove(gone, tx);
    return kept;
  }
}

function storedOf({ isBlocked, email, ...fields }: ImportedFields, now: Date): FilledFields {
  return withoutUndefined({
    ...fields,
    ...(email !== undefined && { email, emailKey: emailKey(email) }),
    ...(isBlocked && { blockedAt: now }),
  });
}

const emptyFields = {
  email: '',
  phone: '',
  birthday: '',
  address: '',
  note: '',
  source: '',
  clientSince: null,
  tags: [],
};

/** The fields that were filled in, empty again. */
function emptied({ isBlocked, ...fields }: ImportedFields): FilledFields {
  const names = Object.keys(fields).filter((name) => name in emptyFields);
  return {
    ...Object.fromEntries(names.map((name) => [name, emptyFields[name as keyof typeof emptyFields]])),
    ...(fields.email !== undefined && { emailKey: '' }),
    ...(isBlocked && { blockedAt: null }),
  };
}

const isAsWritten = (client: KnownClient, fields: ImportedFields): boolean =>
  Object.entries(fields).every(
    ([name, value]) => JSON.stringify(client[name as keyof ImportedFields]) === JSON.stringify(value),
  );

const withoutUndefined = (fields: FilledFields): FilledFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
