import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import {
  ClientImportsService,
  type ClientToWrite,
  type WrittenClient,
} from '../../people/clients/client-imports.service.js';
import type { ImportedFields } from '../../people/clients/imported-fields.js';
import { PastVisitsService } from '../../people/past-visits/past-visits.service.js';
import { ClientPlanner } from './client-planner.js';
import type { KindImport, PlannedRow, ReadableList, WrittenRow } from './kind-import.js';

/** Clients: added, or filled in where a record of the salon is empty. Nothing that the salon has entered is overwritten. */
@Injectable()
export class ClientsImport implements KindImport<ClientToWrite> {
  readonly pieceSize = 500;

  constructor(
    private readonly clients: ClientImportsService,
    private readonly past: PastVisitsService,
  ) {}

  async *plan(list: ReadableList): AsyncGenerator<PlannedRow<ClientToWrite>> {
    yield* new ClientPlanner(list).plan(await this.clients.listKnown());
  }

  async write(
    rows: readonly PlannedRow<ClientToWrite>[],
    _actor: CurrentUser,
    tx: EntityManager,
  ): Promise<WrittenRow[]> {
    const written = await this.clients.write(
      rows.flatMap(({ data }) => data ?? []),
      tx,
    );
    return rows.flatMap(({ number, recordId, data }) => {
      const client = data && written.get(data);
      const id = client?.id ?? recordId;
      return id === null
        ? []
        : [
            {
              number,
              recordId: id,
              isAdded: client?.isAdded ?? false,
              written: client ? storedOf(client) : null,
            },
          ];
    });
  }

  /** Clients whose past visits came with another list stay, since the visits would go with them. */
  async undo(rows: readonly WrittenRow[], _actor: CurrentUser, tx: EntityManager): Promise<string[]> {
    const clients = rows.flatMap(({ recordId: id, isAdded, written }) => {
      if (written === null) return [];
      const { consents = [], ...fields } = written as StoredClient;
      return [{ id, isAdded, fields, consents }];
    });
    const added = clients.filter(({ isAdded }) => isAdded).map(({ id }) => id);
    const withVisits = await this.past.clientsAmong(added, tx);
    const isKept = ({ id, isAdded }: { id: string; isAdded: boolean }) => isAdded && withVisits.has(id);
    const kept = await this.clients.undo(
      clients.filter((client) => !isKept(client)),
      tx,
    );
    return [...withVisits, ...kept];
  }
}

/** As kept in a row, to recognise later changes. */
type StoredClient = ImportedFields & Partial<Pick<WrittenClient, 'consents'>>;

const storedOf = ({ fields, consents }: WrittenClient): StoredClient => ({ ...fields, consents });
