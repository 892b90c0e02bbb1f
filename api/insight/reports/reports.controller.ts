import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { TableAnswer } from '../../common/table/table-answer.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { ClientsReportView } from './clients-report.view.js';
import { PeriodDto, PeriodTableDto } from './dto/period.dto.js';
import { RowsDto } from './dto/rows.dto.js';
import { MoneyReportView } from './money-report.view.js';
import { ReportExportService } from './report-export.service.js';
import { ReportRowsView } from './report-row.view.js';
import { ReportRowsService } from './report-rows.service.js';
import { ReportsService } from './reports.service.js';
import { TipsReportView } from './tips-report.view.js';
import { WorkReportView } from './work-report.view.js';

@Controller('reports')
export class ReportsController {
  constructor(
    private readonly reports: ReportsService,
    private readonly rows: ReportRowsService,
    private readonly tables: ReportExportService,
  ) {}

  /**
   * The takings, with tax, discounts and refunds, by business day. 409 `till-off` if the salon doesn't take payments
   * here.
   */
  @May('reports')
  @Get('money')
  showMoneyReport(@Query() query: PeriodDto): Promise<MoneyReportView> {
    return this.reports.showMoney(query);
  }

  /** The work done, by team member, with the share of their working time, no-shows and cancellations. */
  @May('reports')
  @Get('work')
  showWorkReport(@Query() query: PeriodDto): Promise<WorkReportView> {
    return this.reports.showWork(query);
  }

  /** New and returning clients, and the rebooking rate. */
  @May('reports')
  @Get('clients')
  showClientsReport(@Query() query: PeriodDto): Promise<ClientsReportView> {
    return this.reports.showClients(query);
  }

  /**
   * The tips to each team member, and the part that was paid out. 409 `till-off` if the salon doesn't take payments
   * here.
   */
  @May('reports')
  @Get('tips')
  showTipsReport(@Query() query: PeriodDto): Promise<TipsReportView> {
    return this.reports.showTips(query);
  }

  /** The rows behind a figure, oldest first. They add up to the figure. */
  @May('reports')
  @Get('rows')
  listReportRows(@Query() query: RowsDto): Promise<ReportRowsView> {
    return this.rows.listRows(query);
  }

  /** The figures as a table. */
  @FreshProof()
  @May('reports')
  @Get('money.csv')
  @TableAnswer()
  exportMoneyReport(
    @Query() query: PeriodTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportMoney(query, user, language);
  }

  /** The figures as a table. */
  @FreshProof()
  @May('reports')
  @Get('work.csv')
  @TableAnswer()
  exportWorkReport(
    @Query() query: PeriodTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportWork(query, user, language);
  }

  /** The figures as a table. */
  @FreshProof()
  @May('reports')
  @Get('clients.csv')
  @TableAnswer()
  exportClientsReport(
    @Query() query: PeriodTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportClients(query, user, language);
  }

  /** The figures as a table. */
  @FreshProof()
  @May('reports')
  @Get('tips.csv')
  @TableAnswer()
  exportTipsReport(
    @Query() query: PeriodTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportTips(query, user, language);
  }

  /** The ledger’s entries, line by line, as a table for accountants. 409 `till-off` if there are none. */
  @FreshProof()
  @May('reports')
  @Get('journal.csv')
  @TableAnswer()
  exportJournal(
    @Query() query: PeriodTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportJournal(query, user, language);
  }
}
