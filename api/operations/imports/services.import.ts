import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { toPrice } from '../../common/money/currency-step.js';
import { knownLanguage } from '../../common/words/known-language.js';
import { mainLanguage as defaultLanguage } from '../../words/languages.gen.js';
import { sentence, say } from '../../common/words/sentence.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { ServiceCategoriesService } from '../../salon/services/service-categories.service.js';
import { ServiceEditorService } from '../../salon/services/service-editor.service.js';
import { keyOfNames, readServiceRow, type ServiceRow } from '../imports-recognise/catalogue-rows.js';
import { addNew, removeUntouched, usedRecords } from './added-records.js';
import { CatalogueMatcher } from './domain/catalogue-matcher.js';
import {
  type KindImport,
  matchedBy,
  notImported,
  type PendingRow,
  type PlannedRow,
  type ReadableList,
  type WrittenRow,
} from './kind-import.js';
import { referenceOf } from '../imports-recognise/reference-of.js';
import { isPriceOf } from '../imports-recognise/is-price-of.js';

/** Services with their prices and durations, in their categories. One that the salon has stays as it is. */
@Injectable()
export class ServicesImport implements KindImport<ServiceRow> {
  /** All at once: a menu is short, and half of one would be published. */
  readonly pieceSize = 100_000;

  constructor(
    private readonly services: ServiceEditorService,
    private readonly categories: ServiceCategoriesService,
    private readonly salons: SalonSettingsService,
  ) {}

  async *plan({ rows, mapping, rules, known }: ReadableList): AsyncGenerator<PlannedRow<ServiceRow>> {
    const existing = await this.services.listServiceEntries();
    const { currency, mainLanguage } = await this.salons.salon();
    const others = say(sentence('importedCategory'), knownLanguage(mainLanguage) ?? defaultLanguage);
    const matcher = new CatalogueMatcher(
      existing.map(({ _id: id, title, category }) => ({ id, key: keyOfNames(category.title, title) })),
      known,
    );
    const onlyCategories = onlyCategoriesByTitle(existing);
    const planRow = ({ number, cells, decision }: PendingRow): PlannedRow<ServiceRow> => {
      const { row, problem } = readServiceRow(cells, mapping, rules);
      if (!row) return notImported(number, 'skipped', problem ?? 'noName');
      if (decision === 'skip') return notImported(number, 'skipped', 'skippedByOwner');
      if (!isPriceOf(currency, row.priceCents)) return notImported(number, 'skipped', 'priceUnreadable');
      const service = {
        ...row,
        category: row.category || onlyCategories.get(keyOfNames(row.title)) || others,
      };
      const key = keyOfNames(service.category, service.title);
      const reference = referenceOf(row.reference, key);
      return matchedBy(matcher, { number, problem, reference, key }, service);
    };
    for await (const row of rows) yield planRow(row);
  }

  async write(
    rows: readonly PlannedRow<ServiceRow>[],
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<WrittenRow[]> {
    const categories = new Map(
      (await this.categories.listServiceCategories(tx)).map(({ _id: id, title }) => [keyOfNames(title), id]),
    );
    return addNew(rows, async (data) => {
      const { title, category, description, priceCents, isFrom, minutes, bufferMinutes, status } = data;
      const categoryKey = keyOfNames(category);
      const categoryId =
        categories.get(categoryKey) ?? (await this.categories.addWithin({ title: category }, actor, tx));
      categories.set(categoryKey, categoryId);
      const service = {
        title,
        categoryId,
        description,
        price: toPrice(priceCents),
        priceKind: isFrom ? ('from' as const) : ('fixed' as const),
        segments: [{ kind: 'active' as const, minutes }],
        bufferMinutes,
        status,
      };
      return { id: await this.services.addWithin(service, actor, tx), written: { version: 1 } };
    });
  }

  /** Services that were changed or booked since, or that someone offers or taxes, stay. Categories stay too: another service may be in one. */
  async undo(rows: readonly WrittenRow[], actor: CurrentUser, tx: EntityManager): Promise<string[]> {
    const versions = new Map(
      (await this.services.listServiceEntries(tx)).map(({ _id: id, version }) => [id, version]),
    );
    const used = await usedRecords(
      'services',
      rows.map(({ recordId }) => recordId),
      tx,
    );
    return removeUntouched(rows, tx, {
      isUntouched: (id) => versions.get(id) === 1 && !used.has(id),
      remove: (id) => this.services.deleteWithin(id, actor, tx),
    });
  }
}

/** By title, the category of the only service with it, for lists that name none. */
function onlyCategoriesByTitle(services: readonly { title: string; category: { title: string } }[]) {
  const categories = new Map<string, string>();
  for (const { title, category } of services) {
    const key = keyOfNames(title);
    categories.set(key, categories.has(key) ? '' : category.title);
  }
  return categories;
}
