import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ImportedBookingsService } from '../../booking/imported-bookings/imported-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { dateOf } from '../../common/time/epoch-minute.js';
import { ClientImportsService, type WrittenClient } from '../../people/clients/client-imports.service.js';
import { PastVisitsService } from '../../people/past-visits/past-visits.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { ServiceEditorService } from '../../salon/services/service-editor.service.js';
import { StaffEditorService } from '../../salon/staff/staff-editor.service.js';
import { isPriceOf } from '../imports-recognise/is-price-of.js';
import { referenceOf } from '../imports-recognise/reference-of.js';
import { NameFinder } from '../imports-visits/domain/name-finder.js';
import { ImportedVisitsService } from '../imports-visits/imported-visits.service.js';
import { VisitsPlanner, type VisitToWrite } from '../imports-visits/visits-planner.js';
import { allOf } from '../../common/row-streams.js';
import { RowsChangedError } from './imports.problems.js';
import { ImportsRepository } from './imports.repository.js';
import type { KindImport, PlannedRow, ReadableList, WrittenRow } from './kind-import.js';

/** A visit, and if this list asks for reminders. */
type Planned = PlannedRow<VisitToWrite & { sendsReminders: boolean }>;

/** As kept in a row, to take it back. */
interface StoredVisit {
  isComing: boolean;
  /** The client whom the row added; null for others. */
  client: (Pick<WrittenClient, 'id'> & { fields: object }) | null;
}

/** Visits of another system. Those to come are booked like any other; past ones are kept as history. */
@Injectable()
export class VisitsImport implements KindImport<VisitToWrite & { sendsReminders: boolean }> {
  /** Other bookings of these days wait while a piece is written. */
  readonly pieceSize = 25;

  constructor(
    private readonly clients: ClientImportsService,
    private readonly bookings: ImportedBookingsService,
    private readonly past: PastVisitsService,
    private readonly visits: ImportedVisitsService,
    private readonly imports: ImportsRepository,
    private readonly services: ServiceEditorService,
    private readonly staff: StaffEditorService,
    private readonly salons: SalonSettingsService,
  ) {}

  async *plan({ rows, mapping, rules, visitChoices }: ReadableList): AsyncGenerator<Planned> {
    const { timeZone, currency } = await this.salons.salon();
    const services = await this.services.listServiceEntries();
    const team = (await this.staff.listStaffEntries()).filter(({ active }) => active);
    const named = async (kind: 'services' | 'team', all: { id: string; name: string }[]) =>
      new NameFinder(all, await this.imports.known(kind), visitChoices?.[kind] ?? []);
    const planner = new VisitsPlanner({
      rows: await allOf(rows),
      mapping,
      rules: { ...rules, timeZone },
      clients: await this.clients.listKnown(),
      knownClients: await this.imports.known('clients'),
      knownVisits: await this.visits.known(),
      services: await named(
        'services',
        services.map(({ _id: id, title: name }) => ({ id, name })),
      ),
      team: await named(
        'team',
        team.map(({ _id: id, name }) => ({ id, name })),
      ),
      minutes: new Map(services.map(({ _id: id, durationMinutes }) => [id, durationMinutes])),
      isPrice: (cents) => isPriceOf(currency, cents),
      isComing: (startsAt) => this.bookings.isComing(startsAt),
      rehearse: (bounds) => this.bookings.rehearse(bounds),
    });
    const sendsReminders = visitChoices?.sendsReminders ?? false;
    for (const { data, ...row } of await planner.plan()) {
      yield { ...row, reference: null, data: data && { ...data, sendsReminders } };
    }
  }

  async write(rows: readonly Planned[], actor: CurrentUser, tx: EntityManager): Promise<WrittenRow[]> {
    const planned = rows.flatMap(({ number, recordId, data }) =>
      data && recordId !== null ? [{ number, recordId, ...data }] : [],
    );
    const toWrite = planned.flatMap(({ client }) => client ?? []);
    const written = await this.clients.write(toWrite, tx);
    if (written.size < toWrite.length) throw new RowsChangedError();
    await this.rememberClients(planned, tx);

    const coming = planned.filter(({ isComing }) => isComing);
    const sendsReminders = coming.some((visit) => visit.sendsReminders);
    const toBook = coming.map(({ clientId, startsAt, lines, listed: { note } }) => ({
      ...{ clientId, startsAt, lines, note },
    }));
    const booked = await this.bookings.book(toBook, { sendsReminders }, actor, tx);
    // Someone was quicker: the list is judged again.
    if (booked === null) throw new RowsChangedError();
    const bookingIds = new Map(coming.map((visit, index) => [visit, booked[index] ?? null]));
    const recordIds = await this.clients.recordIdsOf(
      planned.map(({ clientId, client }) => (client && written.get(client)?.id) ?? clientId),
      tx,
    );
    const clientIds = new Map(planned.map((visit, index) => [visit, recordIds[index] ?? null]));
    await this.addPast(clientIds, tx);
    await this.visits.remember(
      planned.map((visit) => ({
        reference: visit.reference,
        bookingId: bookingIds.get(visit) ?? null,
        pastVisitId: visit.isComing ? null : visit.recordId,
      })),
      tx,
    );
    const added = planned.map((visit): WrittenRow => {
      const { number, recordId, isComing, client } = visit;
      const its = client?.isAdded ? written.get(client) : undefined;
      const stored: StoredVisit = { isComing, client: its ? { id: its.id, fields: its.fields } : null };
      // The row has the client's name, so it goes with them.
      const clientId = clientIds.get(visit) ?? null;
      return {
        ...{ number, recordId: bookingIds.get(visit) ?? recordId, isAdded: true, written: stored, clientId },
      };
    });
    const matched = rows.flatMap(({ number, recordId, data }): WrittenRow[] =>
      data === null && recordId !== null ? [{ number, recordId, isAdded: false, written: null }] : [],
    );
    return [...added, ...matched];
  }

  /** Bookings that were changed since, or have begun, stay. So do clients who have anything else. */
  async undo(rows: readonly WrittenRow[], _actor: CurrentUser, tx: EntityManager): Promise<string[]> {
    const added = rows.filter(({ isAdded }) => isAdded);
    const storedOf = ({ written }: WrittenRow) => written as StoredVisit;
    const idsOf = (isComing: boolean) =>
      added.filter((row) => storedOf(row).isComing === isComing).map(({ recordId }) => recordId);
    const removed = new Set(await this.bookings.takeBack(idsOf(true), tx));
    await this.past.remove(idsOf(false), tx);
    const clients = added.flatMap((row) => storedOf(row).client ?? []);
    const ids = clients.map(({ id }) => id);
    const withVisits = await this.past.clientsAmong(ids, tx);
    await this.clients.undo(
      clients
        .filter(({ id }) => !withVisits.has(id))
        .map(({ id, fields }) => ({ id, isAdded: true, fields, consents: [] })),
      tx,
    );
    return idsOf(true).filter((id) => !removed.has(id));
  }

  /** Adds those that are past, each to the record of its client. */
  private async addPast(
    clientIds: ReadonlyMap<VisitToWrite & { recordId: string }, string | null>,
    tx: EntityManager,
  ): Promise<void> {
    const { currency } = await this.salons.salon(tx);
    const past = [...clientIds].flatMap(
      ([{ recordId: id, isComing, startsAt, staffId, listed }, clientId]) => {
        if (isComing) return [];
        // Deleted or merged since.
        if (clientId === null) throw new RowsChangedError();
        const { service: services, teamMember: staffName, status, priceCents, note } = listed;
        const told = { services, staffName, staffId, status: status ?? ('done' as const), priceCents, note };
        return [{ id, clientId, startsAt: dateOf(startsAt), currency, ...told }];
      },
    );
    await this.past.add(past, tx);
  }

  /** So that a list of clients that comes later finds them. */
  private rememberClients(planned: readonly VisitToWrite[], tx: EntityManager): Promise<void> {
    const ids = planned.flatMap(({ client, clientReference }) =>
      client?.isAdded && clientReference !== ''
        ? [{ reference: referenceOf(clientReference), recordId: client.id }]
        : [],
    );
    return ids.length > 0 ? this.imports.remember('clients', ids, tx) : Promise.resolve();
  }
}
