import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { instanceLocks, takeLock } from '../../database/take-lock.js';
import { Transactions } from '../../database/transactions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { allOf, inPieces } from '../../common/row-streams.js';
import { ImportPlansService } from './import-plans.service.js';
import type { Import, ImportState } from './import.entity.js';
import { mayUndo } from './import.view.js';
import type { PlannedRow } from './kind-import.js';
import {
  failureOf,
  importNotPossible,
  importRuns,
  isConflict,
  RowsChangedError,
} from './imports.problems.js';
import { ImportsRepository } from './imports.repository.js';

/** A client added at the desk in the middle of a run may have an address of the list: then it is planned again. */
const MAX_PLANS = 5;

const UNDONE_AT_ONCE = 200;

/** Runs and undoes imports, one at a time over all instances, in pieces that are whole or not there at all. */
@Injectable()
export class RunImportsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RunImportsService.name);
  private work: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly imports: ImportsRepository,
    private readonly plans: ImportPlansService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** The piece in progress is completed; the rest waits for the next run. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.work;
  }

  /** Begins and returns. Rows that came in before are left alone, so that an interrupted run can be repeated. */
  async runImport(id: string, actor: CurrentUser): Promise<void> {
    await this.assertCanRun(id);
    return this.begin(id, {
      prepare: async (tx) => {
        const one = await this.imports.lock(id, tx);
        if (!one) throw notFound('import');
        if (one.figures !== null) throw importNotPossible('gone');
        if (one.state === 'undone' || one.state === 'undoing') throw importNotPossible('undo');
        if (one.rehearsedAt === null) throw importNotPossible('answer');
        this.plans.kindOf(one);
        await this.imports.change(id, { state: 'running', failure: null, ranAt: this.clock.now() }, tx);
        await this.record('import.run', id, actor, tx);
      },
      work: () => this.run(id, actor),
    });
  }

  undoImport(id: string, actor: CurrentUser): Promise<void> {
    return this.begin(id, {
      prepare: async (tx) => {
        const one = await this.imports.lock(id, tx);
        if (!one) throw notFound('import');
        if (!mayUndo(one, this.clock.now())) throw importNotPossible('undo');
        await this.imports.change(id, { state: 'undoing', failure: null }, tx);
        await this.record('import.undone', id, actor, tx);
      },
      work: () => this.undo(id, actor),
    });
  }

  /** For an early answer; the run itself checks again. */
  private async assertCanRun(id: string): Promise<void> {
    const one = await this.imports.find(id);
    if (one?.rehearsedAt && (one.state === 'ready' || one.state === 'running'))
      await this.plans.kindOf(one).importer.assertCanWrite?.(one);
  }

  private async begin(
    id: string,
    { prepare, work }: { prepare: (tx: EntityManager) => Promise<void>; work: () => Promise<void> },
  ): Promise<void> {
    const release = await takeLock(this.source, instanceLocks.imports);
    if (!release) throw importRuns();
    try {
      await this.transactions.run(prepare);
    } catch (error) {
      await release();
      throw error;
    }
    // The caller is answered now, and asks for the progress.
    this.work = work()
      .catch((error: unknown) => this.fail(id, error))
      .then(release);
  }

  /** The screen says why, and what to do. Without a reason the server stopped, or had no database to write it to. */
  private async fail(id: string, error: unknown): Promise<void> {
    this.logger.error(`Import ${id} was interrupted: ${String(error)}`);
    try {
      await this.transactions.run((tx) => this.imports.change(id, { failure: failureOf(error) }, tx));
    } catch (lost) {
      this.logger.error(`The reason was not stored: ${String(lost)}`);
    }
  }

  private async run(id: string, actor: CurrentUser): Promise<void> {
    for (let plans = 1; ; plans++) {
      try {
        if (await this.writeAll(id, actor)) await this.end(id, { from: 'running', to: 'done' });
        return;
      } catch (error) {
        if (!isConflict(error) || plans >= MAX_PLANS) throw error;
      }
    }
  }

  /** False if the server stops before the end, or if the import is no longer being run. */
  private async writeAll(id: string, actor: CurrentUser): Promise<boolean> {
    const one = await this.imports.find(id);
    if (!one) throw notFound('import');
    const { kind, importer } = this.plans.kindOf(one);
    const planned = importer.assertCanWrite ? await this.wholePlan(one) : this.plans.plan(one);
    if (planned === null) return false;
    await importer.assertCanWrite?.(one);
    for await (const piece of inPieces(planned, importer.pieceSize)) {
      if (this.isStopping) return false;
      const isOurs = await this.transactions.run(async (tx) => {
        if (!(await this.isStill('running', id, tx))) return false;
        // It may be another plan than the one that was checked.
        await this.imports.saveOutcomes(id, piece, tx);
        // Another copy of the server may have gone on if this one lost its connection with the lock.
        if ((await this.imports.countPending(id, piece, tx)) < piece.length) throw new RowsChangedError();
        const written = await importer.write(piece, actor, tx);
        await this.imports.saveWritten(id, kind, written, tx);
        const references = new Map(piece.map((row: PlannedRow) => [row.number, row.reference]));
        const ids = written.flatMap(({ number, recordId }) => {
          const reference = references.get(number) ?? null;
          return reference === null ? [] : [{ reference, recordId }];
        });
        await this.imports.remember(kind, ids, tx);
        return true;
      });
      if (!isOurs) return false;
    }
    return true;
  }

  /** Plans a list whose sums decide if it is written, and saves the outcomes. Null if it is no longer being run. */
  private async wholePlan(one: Import): Promise<PlannedRow[] | null> {
    const planned = await allOf(this.plans.plan(one));
    return this.transactions.run(async (tx) => {
      if (!(await this.isStill('running', one.id, tx))) return null;
      await this.imports.saveOutcomes(one.id, planned, tx);
      return planned;
    });
  }

  private async undo(id: string, actor: CurrentUser): Promise<void> {
    const one = await this.imports.find(id);
    if (!one) throw notFound('import');
    const { importer } = this.plans.kindOf(one);
    for (let below = one.rowCount + 1; ;) {
      if (this.isStopping) return;
      const lowest = await this.transactions.run(async (tx) => {
        if (!(await this.isStill('undoing', id, tx))) return null;
        const rows = await this.imports.written(id, below, Math.min(importer.pieceSize, UNDONE_AT_ONCE), tx);
        if (rows.length === 0) return null;
        const kept = new Set(await importer.undo(rows, actor, tx));
        const undone = rows.filter(({ recordId }) => !kept.has(recordId)).map(({ number }) => number);
        await this.imports.saveUndone(id, undone, tx);
        return rows.at(-1)?.number ?? null;
      });
      if (lowest === null) break;
      below = lowest;
    }
    await this.end(id, { from: 'undoing', to: 'undone' });
  }

  private end(id: string, { from, to }: { from: ImportState; to: ImportState }): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (await this.isStill(from, id, tx)) await this.imports.change(id, { state: to }, tx);
    });
  }

  /** Locks the import, so that nothing else begins with it until the transaction ends. */
  private async isStill(state: ImportState, id: string, tx: EntityManager): Promise<boolean> {
    return (await this.imports.lock(id, tx))?.state === state;
  }

  private record(
    action: 'import.run' | 'import.undone',
    id: string,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'import', id } }, tx);
  }
}
