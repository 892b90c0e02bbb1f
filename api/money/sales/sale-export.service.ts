import { Injectable, type StreamableFile } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import type { TableCell } from '../../common/table/cells.js';
import { rowsInPieces } from '../../common/row-streams.js';
import { tableFile } from '../../common/table/table-file.js';
import { localDayOf } from '../../common/time/zone.js';
import { Transactions } from '../../database/transactions.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import type { Language } from '../../words/types.gen.js';
import type { ExportSalesDto, FindSalesDto } from './dto/list-sales.dto.js';
import { type ListedSale, SaleListRepository } from './sale-list.repository.js';
import { SaleNamesRepository } from './sale-names.repository.js';
import { saleCells, saleColumns } from './sale-table.js';
import { SalesRepository } from './sales.repository.js';

/** Exports sales and refunds as a table. */
@Injectable()
export class SaleExportService {
  constructor(
    private readonly sales: SalesRepository,
    private readonly lists: SaleListRepository,
    private readonly names: SaleNamesRepository,
    private readonly till: TillSettingsService,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Every matching sale and refund, oldest first. The export is recorded in the activity log. */
  async exportSales(
    { format, separator, ...wanted }: ExportSalesDto,
    admin: CurrentUser,
    language: Language,
  ): Promise<StreamableFile> {
    await this.till.assertOn();
    const { timeZone } = await this.salons.salon();
    await this.transactions.run((tx) =>
      this.audit.record({ actor: admin, action: 'sales.exported', object: { type: 'sales', id: 'all' } }, tx),
    );
    return tableFile(
      {
        name: `parlour-sales-${localDayOf(this.clock.nowMinutes(), timeZone)}`,
        columns: saleColumns(language),
        pieces: this.piecesOf(wanted, timeZone),
      },
      { format, separator },
    );
  }

  private async *piecesOf(wanted: FindSalesDto, timeZone: string): AsyncGenerator<TableCell[][]> {
    const reading = await this.lists.readingOf(wanted);
    const pieces = rowsInPieces<ListedSale>((last, most) =>
      this.lists.listAfter(last, wanted, reading, most),
    );
    for await (const listed of pieces) {
      const wholes = await this.sales.list(listed.map(({ id }) => id));
      const names = await this.names.namesIn(wholes);
      const byId = new Map(wholes.map((whole) => [whole.sale.id, whole]));
      yield listed.flatMap(({ id }) => {
        const whole = byId.get(id);
        return whole ? [saleCells(whole, names, timeZone)] : [];
      });
    }
  }
}
