import { Injectable, type StreamableFile } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import type { TableFileDto } from '../../common/table/table-file.dto.js';
import { tableFile } from '../../common/table/table-file.js';
import { localDayOf } from '../../common/time/zone.js';
import { Transactions } from '../../database/transactions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { Language } from '../../words/types.gen.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import { productCells, productColumns } from './product-table.js';
import { ProductsRepository } from './products.repository.js';

/** Exports the products as a table. */
@Injectable()
export class ProductExportService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly till: TillSettingsService,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Every product for sale, oldest first. The export is recorded in the activity log. */
  async exportProducts(query: TableFileDto, actor: CurrentUser, language: Language): Promise<StreamableFile> {
    await this.till.assertOn();
    const { currency, timeZone } = await this.salons.salon();
    const products = await this.products.listAll();
    await this.transactions.run((tx) =>
      this.audit.record({ actor, action: 'products.exported', object: { type: 'products', id: 'all' } }, tx),
    );
    const onSale = products.filter(({ archivedAt }) => archivedAt === null);
    return tableFile(
      {
        name: `parlour-products-${localDayOf(this.clock.nowMinutes(), timeZone)}`,
        columns: productColumns(language),
        pieces: [onSale.map((product) => productCells(product, currency))],
      },
      query,
    );
  }
}
