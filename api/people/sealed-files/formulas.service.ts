import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayAtAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { violates } from '../../database/pg-errors.js';
import { FileKeyService } from '../../platform/file-key/file-key.service.js';
import type { FormulaDto } from './dto/sealed-file.dto.js';
import type { Formula } from './formula.entity.js';
import { FormulasRepository } from './formulas.repository.js';
import type { FormulasView } from './sealed-file.view.js';
import { SealedFilesService } from './sealed-files.service.js';
import { noSuchService } from './sealed-files.problems.js';
import { type FormulaText, placeOfFormula, toFormulaViews } from './to-views.js';

/** The mixtures used for clients. */
@Injectable()
export class FormulasService {
  constructor(
    private readonly formulas: FormulasRepository,
    private readonly files: SealedFilesService,
    private readonly key: FileKeyService,
    private readonly clock: Clock,
  ) {}

  async listFormulas(clientId: string, actor: CurrentUser): Promise<FormulasView> {
    const file = await this.files.open(clientId, actor);
    const rows = file.recordId === null ? [] : await this.formulas.list(file.recordId);
    if (rows.length > 0) await this.files.noteRead(file, actor);
    return {
      items: toFormulaViews(rows, await this.key.opener()),
      isKeyMissing: await this.key.isMissing(),
      canChange: mayAtAll(actor, 'bookings'),
    };
  }

  /** Throws 409 `file-key-missing` while the key is missing. */
  async addFormula(clientId: string, body: FormulaDto, actor: CurrentUser): Promise<FormulasView> {
    const id = randomUUID();
    await this.write(clientId, 'formula.added', actor, (recordId, tx) =>
      this.addVersion({ id, formulaId: id, version: 1, recordId }, body, actor, tx),
    );
    return this.listFormulas(clientId, actor);
  }

  /** The version before stays in the file, with its author. */
  async changeFormula(
    clientId: string,
    formulaId: string,
    body: FormulaDto,
    actor: CurrentUser,
  ): Promise<FormulasView> {
    await this.write(clientId, 'formula.changed', actor, async (recordId, tx) => {
      // The client's record is locked, so no one else adds a version.
      const latest = await this.formulas.latestVersion(formulaId, recordId, tx);
      if (latest === null) throw notFound('formula');
      await this.addVersion({ id: randomUUID(), formulaId, version: latest + 1, recordId }, body, actor, tx);
    });
    return this.listFormulas(clientId, actor);
  }

  /** With all its versions. */
  removeFormula(clientId: string, formulaId: string, actor: CurrentUser): Promise<void> {
    return this.files.change(clientId, 'formula.removed', actor, async (recordId, tx) => {
      if (!(await this.formulas.remove(formulaId, recordId, tx))) throw notFound('formula');
    });
  }

  private write(...change: Parameters<SealedFilesService['change']>): Promise<unknown> {
    return this.files.change(...change).catch((error: unknown) => {
      throw violates(error, 'formulas_of_service') ? noSuchService() : error;
    });
  }

  private async addVersion(
    { recordId, ...row }: Pick<Formula, 'id' | 'formulaId' | 'version'> & { recordId: string },
    { serviceId, parts, minutes = null, outcome = '', note = '' }: FormulaDto,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<void> {
    const text: FormulaText = { parts, minutes, outcome, note };
    const sealed = await this.key.seal(text, placeOfFormula(row.id), tx);
    const written = { writtenBy: actor.id, writtenAt: this.clock.now() };
    await this.formulas.add(
      { ...row, clientId: recordId, serviceId: serviceId ?? null, sealed, ...written },
      tx,
    );
  }
}
