import { Injectable, type StreamableFile } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { grouped } from '../../common/grouped.js';
import type { TableCell } from '../../common/table/cells.js';
import { rowsInPieces } from '../../common/row-streams.js';
import { cellsInPieces, tableFile } from '../../common/table/table-file.js';
import { Transactions } from '../../database/transactions.js';
import { TillSettingsService } from '../../money/till-settings/till-settings.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { Language } from '../../words/types.gen.js';
import { AccountingRepository, type CardAt, type Days, type Receipt } from './accounting.repository.js';
import type { Close } from '../../money/till/close-rows.js';
import { AccountingCashRepository, type Movement } from './accounting-cash.repository.js';
import { assertInOrder } from './accounting.service.js';
import {
  cardCells,
  cardColumns,
  closeCells,
  closeColumns,
  datevColumns,
  datevCells,
  type DatedPosting,
  movementCells,
  movementColumns,
  postingCells,
  postingColumns,
  receiptCells,
  receiptColumns,
  receiptLabel,
  type TableTerms,
} from './accounting-tables.js';
import type { CardsAtDto, DaysTableDto, PostingsDto } from './dto/accounting.dto.js';
import { movementPosting, postingsOf } from './domain/postings.js';
import { type ReceiptRow, receiptRows, soldParts, untaxedParts } from './domain/receipt-rows.js';

/** The accountant's tables, read in chunks to cope with years of data. Exports are recorded in the activity log. */
@Injectable()
export class AccountingExportService {
  constructor(
    private readonly books: AccountingRepository,
    private readonly cash: AccountingCashRepository,
    private readonly till: TillSettingsService,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async exportReceipts(query: DaysTableDto, actor: CurrentUser, language: Language): Promise<StreamableFile> {
    const terms = await this.begin('receipts', query, actor, language);
    const rowsOf = (receipt: Receipt, rows: ReceiptRow[]) =>
      rows.map((row) => receiptCells(receipt, row, terms));
    return tableFile(
      {
        name: `parlour-receipts-${query.from}-${query.to}`,
        columns: receiptColumns(language),
        pieces: this.receiptPieces(query, rowsOf),
      },
      query,
    );
  }

  async exportMovements(
    query: DaysTableDto,
    actor: CurrentUser,
    language: Language,
  ): Promise<StreamableFile> {
    const terms = await this.begin('movements', query, actor, language);
    return tableFile(
      {
        name: `parlour-cash-${query.from}-${query.to}`,
        columns: movementColumns(language),
        pieces: cellsInPieces(this.movementsOf(query), (movement) => movementCells(movement, terms)),
      },
      query,
    );
  }

  async exportCloses(query: DaysTableDto, actor: CurrentUser, language: Language): Promise<StreamableFile> {
    const terms = await this.begin('closes', query, actor, language);
    return tableFile(
      {
        name: `parlour-closes-${query.from}-${query.to}`,
        columns: closeColumns(language),
        pieces: cellsInPieces(
          rowsInPieces<Close>((last, most) => this.cash.closesAfter(last, query, most)),
          (close) => closeCells(close, terms),
        ),
      },
      query,
    );
  }

  async exportGiftCards(query: CardsAtDto, actor: CurrentUser, language: Language): Promise<StreamableFile> {
    await this.begin('gift-cards', query, actor, language);
    return tableFile(
      {
        name: `parlour-gift-cards-${query.day}`,
        columns: cardColumns(language),
        pieces: cellsInPieces(
          rowsInPieces<CardAt>((last, most) => this.books.cardsAt(last, query.day, most)),
          cardCells,
        ),
      },
      query,
    );
  }

  async exportPostings(query: PostingsDto, actor: CurrentUser, language: Language): Promise<StreamableFile> {
    await this.begin('postings', query, actor, language);
    const numbers = await this.books.numbers();
    const numberOf = (key: string): string => numbers.get(key) ?? key;
    const isDatev = query.layout === 'datev';
    const cells = (posting: DatedPosting): TableCell[] =>
      (isDatev ? datevCells : postingCells)(posting, numberOf);
    return tableFile(
      {
        name: `parlour-postings-${query.from}-${query.to}`,
        columns: isDatev ? datevColumns : postingColumns(language),
        pieces: this.postingPieces(query, cells),
      },
      isDatev ? { ...query, separator: 'semicolon' } : query,
    );
  }

  private async begin(
    report: string,
    { from, to }: Partial<DaysTableDto>,
    actor: CurrentUser,
    language: Language,
  ): Promise<TableTerms> {
    await this.till.assertOn();
    if (from !== undefined && to !== undefined) assertInOrder({ from, to });
    const { timeZone } = await this.salons.salon();
    await this.transactions.run((tx) =>
      this.audit.record({ actor, action: 'report.exported', object: { type: 'report', id: report } }, tx),
    );
    return { timeZone, language };
  }

  private async *receiptPieces(
    days: Days,
    cellsOf: (receipt: Receipt, rows: ReceiptRow[]) => TableCell[][],
  ): AsyncGenerator<TableCell[][]> {
    const pieces = rowsInPieces<Receipt>((last, most) => this.books.receiptsAfter(last, days, most));
    for await (const receipts of pieces) {
      const ids = receipts.map(({ id }) => id);
      const sold = grouped(await this.books.soldIn(ids), ({ saleId }) => saleId);
      const payments = grouped(await this.books.paymentsOf(ids), ({ saleId }) => saleId);
      yield receipts.flatMap((receipt) => {
        const parts = (sold.get(receipt.id) ?? []).flatMap(
          ({ rateId, rateName: name, rateBp: bp, ...part }) =>
            soldParts({ ...part, rate: rateId === null ? null : { id: rateId, name, bp } }),
        );
        const { tipCents, roundingCents } = receipt;
        const rows = receiptRows(
          [...parts, ...untaxedParts('tip', tipCents), ...untaxedParts('rounding', roundingCents)],
          payments.get(receipt.id) ?? [],
        );
        return cellsOf(receipt, rows);
      });
    }
  }

  private movementsOf(days: Days): AsyncGenerator<Movement[]> {
    return rowsInPieces((last, most) => this.cash.movementsAfter(last, days, most));
  }

  /** Receipts first, then movements apart from sales. */
  private async *postingPieces(
    days: Days,
    cellsOf: (posting: DatedPosting) => TableCell[],
  ): AsyncGenerator<TableCell[][]> {
    yield* this.receiptPieces(days, (receipt, rows) => {
      const label = receiptLabel(receipt);
      const facts = { day: receipt.businessDay, document: label, text: label, currency: receipt.currency };
      return postingsOf(rows, receipt.kind === 'refund').map((posting) => cellsOf({ ...posting, ...facts }));
    });
    yield* cellsInPieces(this.movementsOf(days), (movement) => {
      const { businessDay: day, kind, category, reason, staffName, currency } = movement;
      const text = reason || (staffName ?? category ?? kind);
      return cellsOf({ ...movementPosting(movement), ...{ day, document: '', text, currency } });
    });
  }
}
