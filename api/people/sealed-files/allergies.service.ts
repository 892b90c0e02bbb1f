import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayAtAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { FileKeyService } from '../../platform/file-key/file-key.service.js';
import { AllergiesRepository } from './allergies.repository.js';
import type { AddAllergyDto } from './dto/sealed-file.dto.js';
import type { AllergiesView } from './sealed-file.view.js';
import { SealedFilesService } from './sealed-files.service.js';
import { tooManyAllergies } from './sealed-files.problems.js';
import { type AllergyText, placeOfAllergy, toAllergyViews } from './to-views.js';

/** More than anyone reads before they begin. */
const MAX_ALLERGIES = 30;

/** What clients can't tolerate. */
@Injectable()
export class AllergiesService {
  constructor(
    private readonly allergies: AllergiesRepository,
    private readonly files: SealedFilesService,
    private readonly key: FileKeyService,
    private readonly clock: Clock,
  ) {}

  /** Those who don't treat clients learn only whether there is any. */
  async listAllergies(clientId: string, actor: CurrentUser): Promise<AllergiesView> {
    const file = await this.files.open(clientId, actor);
    if (!mayAtAll(actor, 'sealed-files')) {
      const count = file.recordId === null ? 0 : await this.allergies.count(file.recordId);
      return { hasAny: count > 0, items: null };
    }
    const rows = file.recordId === null ? [] : await this.allergies.list(file.recordId);
    if (rows.length > 0) await this.files.noteRead(file, actor);
    return { hasAny: rows.length > 0, items: toAllergyViews(rows, await this.key.opener()) };
  }

  /** Throws 409 `file-key-missing` while the key is missing. */
  async addAllergy(clientId: string, { text }: AddAllergyDto, actor: CurrentUser): Promise<AllergiesView> {
    await this.files.change(clientId, 'allergy.added', actor, async (recordId, tx) => {
      if ((await this.allergies.count(recordId, tx)) >= MAX_ALLERGIES) throw tooManyAllergies(MAX_ALLERGIES);
      const id = randomUUID();
      const sealed = await this.key.seal({ text } satisfies AllergyText, placeOfAllergy(id), tx);
      const written = { writtenBy: actor.id, writtenAt: this.clock.now() };
      await this.allergies.add({ id, clientId: recordId, sealed, ...written }, tx);
    });
    return this.listAllergies(clientId, actor);
  }

  removeAllergy(clientId: string, id: string, actor: CurrentUser): Promise<void> {
    return this.files.change(clientId, 'allergy.removed', actor, async (recordId, tx) => {
      if (!(await this.allergies.remove(id, recordId, tx))) throw notFound('allergy');
    });
  }
}
