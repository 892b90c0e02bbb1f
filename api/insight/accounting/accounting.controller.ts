import { Body, Controller, Get, Put, Query, type StreamableFile } from '@nestjs/common';
import { TableAnswer } from '../../common/table/table-answer.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { AccountingExportService } from './accounting-export.service.js';
import { AccountingService } from './accounting.service.js';
import { BookAccountsView, VatView } from './accounting.view.js';
import { CardsAtDto, DaysDto, DaysTableDto, MapAccountsDto, PostingsDto } from './dto/accounting.dto.js';

/** Files for the salon's accountant. 409 `till-off` if the salon doesn't take payments here. */
@Controller('accounting')
export class AccountingController {
  constructor(
    private readonly accounting: AccountingService,
    private readonly tables: AccountingExportService,
  ) {}

  /** The tax of a quarter or any other days, by rate, and what is left on gift cards at their end. */
  @May('reports')
  @Get('vat')
  showVat(@Query() query: DaysDto): Promise<VatView> {
    return this.accounting.showVat(query);
  }

  /** The ledger accounts, with their numbers in the accountant’s plan. */
  @May('reports')
  @Get('accounts')
  listAccounts(): Promise<BookAccountsView> {
    return this.accounting.listAccounts();
  }

  /** Sets the numbers of accounts. */
  @May('settings')
  @Put('accounts')
  mapAccounts(@Body() body: MapAccountsDto, @ActingUser() user: CurrentUser): Promise<BookAccountsView> {
    return this.accounting.mapAccounts(body, user);
  }

  /** Every receipt of these days as a table: a row for each rate of tax, with the ways in which it was paid. */
  @FreshProof()
  @May('reports')
  @Get('receipts.csv')
  @TableAnswer()
  exportReceipts(
    @Query() query: DaysTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportReceipts(query, user, language);
  }

  /**
   * Cash in and out apart from sales as a table. It lists categories and reasons, all paid tips, the differences
   * found at closes, and cash taken to the bank.
   */
  @FreshProof()
  @May('reports')
  @Get('movements.csv')
  @TableAnswer()
  exportMovements(
    @Query() query: DaysTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportMovements(query, user, language);
  }

  /** The closes made on these days, with the drawer’s difference and the card terminal’s, as a table. */
  @FreshProof()
  @May('reports')
  @Get('closes.csv')
  @TableAnswer()
  exportCloses(
    @Query() query: DaysTableDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportCloses(query, user, language);
  }

  /** Gift cards with the end of their code, and what was left on each at the end of a day, as a table. */
  @FreshProof()
  @May('reports')
  @Get('gift-cards.csv')
  @TableAnswer()
  exportGiftCards(
    @Query() query: CardsAtDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportGiftCards(query, user, language);
  }

  /** Receipts and cash movements as postings from account to account, as a table. */
  @FreshProof()
  @May('reports')
  @Get('postings.csv')
  @TableAnswer()
  exportPostings(
    @Query() query: PostingsDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.tables.exportPostings(query, user, language);
  }
}
