import { Injectable, type StreamableFile } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { CsvDto } from '../../common/http/csv.dto.js';
import { csvFile } from '../../common/http/csv-file.js';
import { localDayOf } from '../../common/time/zone.js';
import { SalonSettingsService } from '../salon/salon-settings.service.js';
import type { Language } from '../../words/types.gen.js';
import { serviceCells, serviceColumns } from './service-table.js';
import { ServicesRepository } from './services.repository.js';

/** Hands out the price list as a table. */
@Injectable()
export class ServiceExportService {
  constructor(
    private readonly services: ServicesRepository,
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  /** Every service in the owner's order, archived ones included. */
  async exportServices({ separator = 'comma' }: CsvDto, language: Language): Promise<StreamableFile> {
    const { currency, timeZone } = await this.salons.salon();
    const services = await this.services.list();
    return csvFile(
      {
        name: `parlour-services-${localDayOf(this.clock.nowMinutes(), timeZone)}`,
        columns: serviceColumns(language),
        pieces: [services.map((service) => serviceCells(service, { language, currency, separator }))],
      },
      separator,
    );
  }
}
