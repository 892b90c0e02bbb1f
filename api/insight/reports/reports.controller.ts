import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
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

const csvAnswer = { schema: { type: 'string' } } as const;

@Controller('reports')
export class ReportsController {
  constructor(
    private readonly reports: ReportsService,
    private readonly rows: ReportRowsService,
    private readonly tables: ReportExportService,
  ) {}

  /** What was taken, with tax, discounts and refunds, by business day. 409 `till-off` where the salon takes no money here. */
  @May('reports')
  @Get('money')
  showMoneyReport(@Query() query: PeriodDto): Promise<MoneyReportView> {
    return this.reports.showMoney(query);
  }

  /** What was done and by whom, in how much of their time, and what was not. */
  @May('reports')
  @Get('work')
  showWorkReport(@Query() query: PeriodDto): Promise<WorkReportView> {
    return this.reports.showWork(query);
  }

  /** Who came: new and returning clients, and how many have booked again. */
  @May('reports')
  @Get('clients')
  showClientsReport(@Query() query: PeriodDto): Promise<ClientsReportView> {
    return this.reports.showClients(query);
  }

  /** What clients gave to the team, and what of it was paid out. 409 `till-off` where the salon takes no money here. */
  @May('reports')
  @Get('tips')
  showTipsReport(@Query() query: PeriodDto): Promise<TipsReportView> {
    return this.reports.showTips(query);
  }

  /** The rows that a figure is made of, in the order of time. What they come to is the figure itself. */
  @May('reports')
  @Get('rows')
  listReportRows(@Query() query: RowsDto): Promise<ReportRowsView> {
    return this.rows.listRows(query);
  }

  /** The same figures as CSV in UTF-8. */
  @FreshProof()
  @May('reports')
  @Get('money.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse(csvAnswer)
  exportMoneyReport(
    @Query() query: PeriodTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportMoney(query, user, language);
  }

  /** The same figures as CSV in UTF-8. */
  @FreshProof()
  @May('reports')
  @Get('work.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse(csvAnswer)
  exportWorkReport(
    @Query() query: PeriodTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportWork(query, user, language);
  }

  /** The same figures as CSV in UTF-8. */
  @FreshProof()
  @May('reports')
  @Get('clients.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse(csvAnswer)
  exportClientsReport(
    @Query() query: PeriodTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportClients(query, user, language);
  }

  /** The same figures as CSV in UTF-8. */
  @FreshProof()
  @May('reports')
  @Get('tips.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse(csvAnswer)
  exportTipsReport(
    @Query() query: PeriodTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportTips(query, user, language);
  }

  /** The ledger’s entries, line by line, as CSV in UTF-8 for whoever keeps the books. 409 `till-off` where there are none. */
  @FreshProof()
  @May('reports')
  @Get('journal.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse(csvAnswer)
  exportJournal(
    @Query() query: PeriodTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportJournal(query, user, language);
  }
}
