import { Injectable, type StreamableFile } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import type { TableFileDto } from '../../common/table/table-file.dto.js';
import { tableFile } from '../../common/table/table-file.js';
import { localDayOf } from '../../common/time/zone.js';
import { Transactions } from '../../database/transactions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Language } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';
import { SalonSettingsService } from '../salon/salon-settings.service.js';
import { StaffRepository } from './staff.repository.js';

/** Exports the team as a table. */
@Injectable()
export class StaffExportService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Everyone who works here, in the owner's order. The export is recorded in the activity log. */
  async exportStaff(query: TableFileDto, actor: CurrentUser, language: Language): Promise<StreamableFile> {
    const { timeZone } = await this.salons.salon();
    const members = await this.staff.active();
    const words = notices[language];
    await this.transactions.run((tx) =>
      this.audit.record({ actor, action: 'staff.exported', object: { type: 'staff', id: 'all' } }, tx),
    );
    return tableFile(
      {
        name: `parlour-team-${localDayOf(this.clock.nowMinutes(), timeZone)}`,
        columns: [
          words.columnName(),
          words.columnJobTitle(),
          words.columnIntroduction(),
          words.columnLanguages(),
        ],
        pieces: [
          members.map(({ name, role, introduction, languages }) => [
            name,
            role,
            introduction,
            languages.join(', '),
          ]),
        ],
      },
      query,
    );
  }
}
