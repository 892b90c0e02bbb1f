import { Injectable, type StreamableFile } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import type { TableFileDto } from '../../common/table/table-file.dto.js';
import { tableFile } from '../../common/table/table-file.js';
import { localDayOf } from '../../common/time/zone.js';
import { Transactions } from '../../database/transactions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SalonSettingsService } from '../salon/salon-settings.service.js';
import type { Language } from '../../words/types.gen.js';
import { serviceCells, serviceColumns } from './service-table.js';
import { ServicesRepository } from './services.repository.js';

/** Exports the price list as a table. */
@Injectable()
export class ServiceExportService {
  constructor(
    private readonly services: ServicesRepository,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Every service in the owner's order, including archived ones. The export is recorded in the activity log. */
  async exportServices(query: TableFileDto, actor: CurrentUser, language: Language): Promise<StreamableFile> {
    const { currency, timeZone } = await this.salons.salon();
    const services = await this.services.list();
    await this.transactions.run((tx) =>
      this.audit.record({ actor, action: 'services.exported', object: { type: 'services', id: 'all' } }, tx),
    );
    return tableFile(
      {
        name: `parlour-services-${localDayOf(this.clock.nowMinutes(), timeZone)}`,
        columns: serviceColumns(language),
        pieces: [services.map((service) => serviceCells(service, { language, currency }))],
      },
      query,
    );
  }
}
