import { Injectable, type StreamableFile } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import type { TableCell } from '../../common/table/cells.js';
import { rowsInPieces } from '../../common/row-streams.js';
import { tableFile } from '../../common/table/table-file.js';
import { phoneCountryOf } from '../../common/phone/phone-country.js';
import { localDayOf } from '../../common/time/zone.js';
import { Transactions } from '../../database/transactions.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { Language } from '../../words/types.gen.js';
import { ConsentsService } from '../consents/consents.service.js';
import { ClientBookings, noBookings } from './client-bookings.port.js';
import { ClientListRepository, type ClientSearch, type ListedClient } from './client-list.repository.js';
import { type ClientCells, clientCells, clientColumns } from './client-table.js';
import type { ExportClientsDto } from './dto/client.dto.js';

/** Exports the salon's clients as a table. */
@Injectable()
export class ClientExportService {
  constructor(
    private readonly listing: ClientListRepository,
    private readonly bookings: ClientBookings,
    private readonly consents: ConsentsService,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Every matching client, by name, with booking totals. The export is recorded in the activity log. */
  async exportClients(
    { q, tag, isBlocked, format, separator }: ExportClientsDto,
    admin: CurrentUser,
    language: Language,
  ): Promise<StreamableFile> {
    const salon = await this.salons.salon();
    const { currency, timeZone } = salon;
    await this.transactions.run((tx) =>
      this.audit.record(
        { actor: admin, action: 'clients.exported', object: { type: 'clients', id: 'all' } },
        tx,
      ),
    );
    const cells = { language, currency, timeZone };
    return tableFile(
      {
        name: `parlour-clients-${localDayOf(this.clock.nowMinutes(), timeZone)}`,
        columns: clientColumns(language),
        pieces: this.piecesOf({ q, tag, isBlocked, home: phoneCountryOf(salon) }, cells),
      },
      { format, separator },
    );
  }

  private async *piecesOf(search: ClientSearch, cells: ClientCells): AsyncGenerator<TableCell[][]> {
    const reading = await this.listing.readingOf(search);
    const pieces = rowsInPieces<ListedClient>((last, most) =>
      this.listing.listAfter(last, search, reading, most),
    );
    for await (const clients of pieces) {
      const ids = clients.map(({ id }) => id);
      const tallies = await this.bookings.tally(ids, cells.currency);
      const consents = await this.consents.listOf(clients.map(({ recordId }) => recordId));
      yield clients.map((client) =>
        clientCells(
          client,
          { tally: tallies.get(client.id) ?? noBookings, consents: consents.get(client.recordId) ?? [] },
          cells,
        ),
      );
    }
  }
}
