import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { pageOf } from '../../common/page/page.js';
import { factsOf } from '../../common/money/currencies.js';
import { phoneCountryOf } from '../../common/phone/phone-country.js';
import { notFound } from '../../common/problem/common.problems.js';
import { instanceLocks, isLocked } from '../../database/take-lock.js';
import { Transactions } from '../../database/transactions.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { TillSettingsService } from '../../money/till-settings/till-settings.service.js';
import { FileReaderService } from '../imports-read/file-reader.service.js';
import { unreadableFile } from '../imports-read/imports-read.problems.js';
import type { ImportKind, Mapping } from '../imports-recognise/domain/kinds.js';
import { fieldsOfKind } from '../imports-recognise/domain/kinds.js';
import { priceQuestion, questionsOf } from '../imports-recognise/domain/questions.js';
import { mappingOf, recognise } from '../imports-recognise/domain/recognise.js';
import type { ChangeImportDto, ListImportRowsDto, MappedFieldDto } from './dto/import.dto.js';
import { importNotPossible } from './imports.problems.js';
import { ListBalancesService } from './list-balances.service.js';
import { joinedChoices, ListVisitsService } from './list-visits.service.js';
import { ImportsRepository } from './imports.repository.js';
import type { Import, ImportState } from './import.entity.js';
import {
  type ImportDetailsView,
  type ImportRowPageView,
  type ImportView,
  mappingView,
  toImportView,
} from './import.view.js';

const SAMPLE_ROWS = 20;
const MAX_FILE_NAME = 200;

/** Raw rows are kept for this long after the last run: an undo needs them for a week. */
const ROWS_KEPT_DAYS = 30;

/** The state of an import after its rows have gone. */
const endOf = {
  ready: 'ready',
  running: 'done',
  done: 'done',
  undoing: 'undone',
  undone: 'undone',
} as const satisfies Record<ImportState, ImportState>;

const noFigures = { counts: { new: 0, changed: 0, matched: 0, 'needs-you': 0, skipped: 0 }, doneRows: 0 };

/** Uploaded lists: what each is, and the owner's corrections. */
@Injectable()
export class ImportsService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly imports: ImportsRepository,
    private readonly reader: FileReaderService,
    private readonly salons: SalonSettingsService,
    private readonly till: TillSettingsService,
    private readonly balances: ListBalancesService,
    private readonly visits: ListVisitsService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** One import for each list in the file. */
  async uploadImport(bytes: Buffer | undefined, name: string): Promise<ImportView[]> {
    if (!bytes) throw unreadableFile('empty');
    const tables = await this.reader.read(bytes);
    const ids = await this.transactions.run(async (tx) => {
      const added: string[] = [];
      for (const { name: listName, headings, rows } of tables) {
        const { kind, mapping } = recognise(headings, listName, rows);
        const one = {
          fileName: name.slice(0, MAX_FILE_NAME),
          listName: tables.length > 1 ? listName : '',
          kind,
          headings,
          mapping,
          questions: questionsOf(rows, mapping),
          rowCount: rows.length,
          createdAt: this.clock.now(),
        };
        added.push(await this.imports.add(one, rows, tx));
      }
      return added;
    });
    const views = await this.listImports();
    return views.filter(({ _id: id }) => ids.includes(id));
  }

  async listImports(): Promise<ImportView[]> {
    const wasBusy = await this.isBusy();
    return this.views(await this.imports.list(), wasBusy);
  }

  async showImport(id: string): Promise<ImportDetailsView> {
    const wasBusy = await this.isBusy();
    const one = await this.get(id);
    const [view] = await this.views([one], wasBusy);
    if (!view) throw notFound('import');
    const salon = await this.salons.salon();
    const { dateOrder } = one.questions;
    const decimalSign = priceQuestion(one.questions, factsOf(salon.currency));
    return {
      ...view,
      headings: one.headings,
      sample: await this.imports.firstCells(id, SAMPLE_ROWS),
      mapping: mappingView(one),
      dateOrder: one.dateOrder ?? dateOrder.proven,
      openDates: dateOrder.open,
      decimalSign: one.decimalSign ?? decimalSign.proven,
      openPrices: decimalSign.open,
      phoneCountry: one.phoneCountry ?? phoneCountryOf(salon),
      balances: one.kind === 'gift-cards' && !view.waitsForTill ? await this.balances.show(one) : null,
      visits: one.kind === 'visits' ? await this.visits.show(one) : null,
    };
  }

  /**
   * A change of what the list means makes its rehearsal stale. Decisions about rows, and what the names of visits are,
   * can be said after a run too: running again brings in the rows that waited.
   */
  async changeImport(id: string, body: ChangeImportDto): Promise<ImportDetailsView> {
    const { kind, mapping, decisions = [], opening, visits, ...answers } = body;
    const said = opening && (await this.balances.openingOf(opening));
    await this.transactions.run(async (tx) => {
      const one = await this.imports.lock(id, tx);
      if (!one) throw notFound('import');
      if (one.figures !== null) throw importNotPossible('gone');
      const isReady = one.state === 'ready';
      const isDecided = decisions.length > 0;
      const readings = {
        ...(await this.mappedAs(one, { kind, mapping }, tx)),
        ...answers,
        ...(said && { opening: said }),
      };
      const isChanged = Object.keys(readings).length > 0 || visits?.sendsReminders !== undefined;
      if (isChanged && !isReady) throw importNotPossible('ran');
      if ((isDecided || visits) && !isReady && one.state !== 'done') throw importNotPossible('ran');
      const named = visits && { visitChoices: joinedChoices(one.visitChoices, visits) };
      // A decision changes the sum of balances, which has to be checked again.
      const isStale = isReady && (isChanged || visits || (isDecided && one.kind === 'gift-cards'));
      await this.imports.change(id, { ...readings, ...named, ...(isStale && { rehearsedAt: null }) }, tx);
      if (isDecided) await this.imports.decide(id, decisions, tx);
    });
    return this.showImport(id);
  }

  async listImportRows(id: string, query: ListImportRowsDto): Promise<ImportRowPageView> {
    await this.get(id);
    const page = pageOf(query);
    const { rows, total } = await this.imports.listRows(id, query, page);
    return {
      ...page,
      total,
      items: rows.map(({ number, cells, outcome, problem, decision }) => ({
        number,
        cells,
        outcome: outcome ?? query.outcome,
        problem,
        decision,
      })),
    };
  }

  deleteImport(id: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const one = await this.imports.lock(id, tx);
      if (!one) throw notFound('import');
      if (one.ranAt !== null) throw importNotPossible('ran');
      await this.imports.remove(id, tx);
    });
  }

  @EveryMinutes(60)
  async forgetOldRows(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - ROWS_KEPT_DAYS * 86_400_000);
    for (const id of await this.imports.outdated(before)) await this.keepFigures(id, before);
    while ((await this.imports.deleteRows()) > 0);
    await this.imports.deleteForgotten();
  }

  /** From here on the import can neither run nor be undone. One that was interrupted counts as ended. */
  private keepFigures(id: string, before: Date): Promise<void> {
    return this.transactions.run(async (tx) => {
      const one = await this.imports.lock(id, tx);
      if (!one || (one.ranAt ?? one.createdAt) >= before) return;
      const figures = (await this.imports.progressOf([id], tx)).get(id) ?? noFigures;
      const state = endOf[one.state];
      await this.imports.change(id, { figures, state }, tx);
    });
  }

  async get(id: string): Promise<Import> {
    const one = await this.imports.find(id);
    if (!one) throw notFound('import');
    return one;
  }

  private isBusy(): Promise<boolean> {
    return isLocked(this.source, instanceLocks.imports);
  }

  /** A run may begin or end while its state is read, so the lock is looked at before and after. */
  private async views(all: Import[], wasBusy: boolean): Promise<ImportView[]> {
    const progress = await this.imports.progressOf(all.map(({ id }) => id));
    const isBusy = wasBusy || (await this.isBusy());
    const now = this.clock.now();
    const { mode: tillMode } = await this.till.get();
    return all.map((one) =>
      toImportView(one, one.figures ?? progress.get(one.id) ?? noFigures, { isBusy, now, tillMode }),
    );
  }

  private async mappedAs(
    one: Import,
    { kind, mapping }: { kind: ImportKind | undefined; mapping: MappedFieldDto[] | undefined },
    tx: EntityManager,
  ): Promise<Partial<Import>> {
    if (kind === undefined && mapping === undefined) return {};
    const its = kind ?? one.kind;
    if (its === null) throw importNotPossible('kind');
    const mapped = mapping ? chosen(its, mapping, one.headings.length) : mappingOf(its, one.headings);
    return {
      kind: its,
      mapping: mapped,
      questions: questionsOf(await this.imports.allCells(one.id, tx), mapped),
    };
  }
}

/** Fields of other kinds, and columns that the file doesn't have, are left out. */
function chosen(kind: ImportKind, mapping: readonly MappedFieldDto[], width: number): Mapping {
  const known: readonly string[] = fieldsOfKind[kind];
  return Object.fromEntries(
    mapping
      .filter(({ field, column }) => known.includes(field) && column < width)
      .map(({ field, column }) => [field, column]),
  );
}
