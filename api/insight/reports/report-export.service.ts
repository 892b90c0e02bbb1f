import { Injectable, type StreamableFile } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { TableCell } from '../../common/table/cells.js';
import { tableFile } from '../../common/table/table-file.js';
import { Transactions } from '../../database/transactions.js';
import { TillSettingsService } from '../../money/till-settings/till-settings.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Language } from '../../words/types.gen.js';
import type { PeriodDto, PeriodTableDto } from './dto/period.dto.js';
import { JournalRepository } from './journal.repository.js';
import { journalCells, journalColumns } from './journal-table.js';
import {
  clientsLines,
  moneyLines,
  reportCells,
  reportColumns,
  type ReportLine,
  tipsLines,
  workLines,
} from './report-table.js';
import { ReportNamesService } from './report-names.service.js';
import { ReportPeriodsService } from './report-periods.service.js';
import type { ReportView } from './report.view.js';
import { ReportsService } from './reports.service.js';

const ENTRIES_AT_ONCE = 500;

/** Exports reports and the ledger as spreadsheet tables. Exports are recorded in the activity log. */
@Injectable()
export class ReportExportService {
  constructor(
    private readonly reports: ReportsService,
    private readonly periods: ReportPeriodsService,
    private readonly journal: JournalRepository,
    private readonly names: ReportNamesService,
    private readonly till: TillSettingsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async exportMoney(query: PeriodTableDto, actor: CurrentUser, language: Language): Promise<StreamableFile> {
    const report = await this.reports.showMoney(query);
    await this.record('money', actor);
    return tableOf('money', report, moneyLines(report, language), query, language);
  }

  async exportWork(query: PeriodTableDto, actor: CurrentUser, language: Language): Promise<StreamableFile> {
    const report = await this.reports.showWork(query);
    await this.record('work', actor);
    return tableOf('work', report, workLines(report, language), query, language);
  }

  async exportClients(
    query: PeriodTableDto,
    actor: CurrentUser,
    language: Language,
  ): Promise<StreamableFile> {
    const report = await this.reports.showClients(query);
    await this.record('clients', actor);
    return tableOf('clients', report, clientsLines(report, language), query, language);
  }

  async exportTips(query: PeriodTableDto, actor: CurrentUser, language: Language): Promise<StreamableFile> {
    const report = await this.reports.showTips(query);
    await this.record('tips', actor);
    return tableOf('tips', report, tipsLines(report, language), query, language);
  }

  /** Every line of the ledger, read in chunks to cope with years of data. */
  async exportJournal(
    query: PeriodTableDto,
    actor: CurrentUser,
    language: Language,
  ): Promise<StreamableFile> {
    await this.till.assertOn();
    const { period } = await this.periods.read(query);
    await this.record('journal', actor);
    return tableFile(
      {
        name: `parlour-journal-${period.firstDay}-${period.lastDay}`,
        columns: journalColumns(language),
        pieces: this.journalPieces(query),
      },
      query,
    );
  }

  private record(report: string, actor: CurrentUser): Promise<void> {
    return this.transactions.run((tx) =>
      this.audit.record({ actor, action: 'report.exported', object: { type: 'report', id: report } }, tx),
    );
  }

  private async *journalPieces(query: PeriodDto): AsyncGenerator<TableCell[][]> {
    const { period, plan } = await this.periods.read(query);
    for (let last = '0'; ;) {
      const lines = await this.journal.linesAfter(last, period, ENTRIES_AT_ONCE);
      const end = lines.at(-1);
      if (!end) return;
      const nameOf = await this.names.namesOf(lines.map(({ subjectId }) => subjectId));
      yield lines.map((line) => journalCells(line, nameOf, plan.salon.timeZone));
      last = end.entryId;
    }
  }
}

function tableOf(
  name: string,
  { period }: ReportView,
  lines: ReportLine[],
  query: PeriodTableDto,
  language: Language,
): StreamableFile {
  return tableFile(
    {
      name: `parlour-${name}-${period.firstDay}-${period.lastDay}`,
      columns: reportColumns(period, language),
      pieces: [lines.map(reportCells)],
    },
    query,
  );
}
