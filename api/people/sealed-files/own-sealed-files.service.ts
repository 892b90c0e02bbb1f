import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FileKeyService } from '../../platform/file-key/file-key.service.js';
import { ClientLookupService } from '../clients/client-lookup.service.js';
import { AllergiesRepository } from './allergies.repository.js';
import { FormulasRepository } from './formulas.repository.js';
import type { OwnSealedFileView } from './sealed-file.view.js';
import { toAllergyViews, toFormulaViews } from './to-views.js';

/** Sealed files in their client's own data, and when two records become one. Erasing a record deletes them. */
@Injectable()
export class OwnSealedFilesService {
  constructor(
    private readonly allergies: AllergiesRepository,
    private readonly formulas: FormulasRepository,
    private readonly clients: ClientLookupService,
    private readonly key: FileKeyService,
  ) {}

  /** Of these clients, without an access check. */
  async listOwn(ids: readonly string[]): Promise<OwnSealedFileView> {
    const records = await this.clients.findRecordIds(ids);
    const open = await this.key.opener();
    const files = await Promise.all(
      records.map(async (id) => ({
        allergies: toAllergyViews(await this.allergies.list(id), open),
        formulas: toFormulaViews(await this.formulas.list(id), open),
      })),
    );
    return {
      allergies: files.flatMap(({ allergies }) => allergies),
      formulas: files.flatMap(({ formulas }) => formulas),
    };
  }

  /** Call it before the record is deleted. */
  async moveTo(recordId: string, to: string, tx: EntityManager): Promise<void> {
    await this.allergies.moveTo(recordId, to, tx);
    await this.formulas.moveTo(recordId, to, tx);
  }
}
