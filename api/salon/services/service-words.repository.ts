import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type ColumnsOf, nullable, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { type WordsChange, type WordsTable, writeWords } from '../../database/write-words.js';
import type { Service } from './service.entity.js';
import type { ServiceAddOn } from './service-add-on.entity.js';
import { ServiceAddOnWords } from './service-add-on-words.entity.js';
import type { ServiceCategory } from './service-category.entity.js';
import { ServiceCategoryWords } from './service-category-words.entity.js';
import { type ServiceText, serviceTexts, titleOnly } from './service-texts.js';
import { ServiceWords } from './service-words.entity.js';

type TitleOnly = (typeof titleOnly)[number];

const ofServices: WordsTable<ServiceText> = { entity: ServiceWords, of: 'serviceId', fields: serviceTexts };
const ofCategories: WordsTable<TitleOnly> = {
  entity: ServiceCategoryWords,
  of: 'categoryId',
  fields: titleOnly,
};
const ofAddOns: WordsTable<TitleOnly> = { entity: ServiceAddOnWords, of: 'addOnId', fields: titleOnly };

/** All in a single statement, because they are read with every plan. */
const ALL = `
  SELECT service_id AS id, lang, title, description, steps, aftercare, source_hash AS "sourceHash" FROM service_words
  UNION ALL SELECT category_id, lang, title, NULL, NULL, NULL, source_hash FROM service_category_words
  UNION ALL SELECT add_on_id, lang, title, NULL, NULL, NULL, source_hash FROM service_add_on_words`;

interface WordsRow {
  id: string;
  lang: string;
  title: string | null;
  description: string | null;
  steps: string | null;
  aftercare: string | null;
  sourceHash: string;
}

const wordsRowColumns: ColumnsOf<WordsRow> = {
  id: text,
  lang: text,
  title: nullable(text),
  description: nullable(text),
  steps: nullable(text),
  aftercare: nullable(text),
  sourceHash: text,
};

/** Translations of services, their categories and add-ons. */
@Injectable()
export class ServiceWordsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Adds their translations to these services, categories and add-ons. */
  async give(services: Service[], tx: EntityManager = this.source.manager): Promise<void> {
    if (services.length === 0) return;
    const words = await this.byId(tx);
    for (const service of services) {
      Object.assign(service, { words: words.get(service.id) ?? [] });
      for (const noun of [service.category, ...service.addOns])
        Object.assign(noun, { words: words.get(noun.id) ?? [] });
    }
  }

  async giveCategories(
    categories: ServiceCategory[],
    tx: EntityManager = this.source.manager,
  ): Promise<void> {
    const words = await this.byId(tx);
    for (const category of categories) Object.assign(category, { words: words.get(category.id) ?? [] });
  }

  writeService(
    { id, ...original }: Pick<Service, 'id' | ServiceText>,
    change: WordsChange<ServiceText>,
    tx: EntityManager,
  ): Promise<void> {
    return writeWords(ofServices, id, original, change, tx);
  }

  writeCategory(
    { id, ...original }: Pick<ServiceCategory, 'id' | TitleOnly>,
    change: WordsChange<TitleOnly>,
    tx: EntityManager,
  ): Promise<void> {
    return writeWords(ofCategories, id, original, change, tx);
  }

  writeAddOn(
    { id, ...original }: Pick<ServiceAddOn, 'id' | TitleOnly>,
    change: WordsChange<TitleOnly>,
    tx: EntityManager,
  ): Promise<void> {
    return writeWords(ofAddOns, id, original, change, tx);
  }

  private async byId(tx: EntityManager): Promise<Map<string, WordsRow[]>> {
    const rows = await queryRows(tx, wordsRowColumns, ALL);
    const words = new Map<string, WordsRow[]>();
    for (const row of rows) words.set(row.id, [...(words.get(row.id) ?? []), row]);
    return words;
  }
}
