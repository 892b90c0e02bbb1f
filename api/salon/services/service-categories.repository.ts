import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { integer, text } from '../../database/columns.js';
import { addAtEnd, arrange } from '../../database/owner-order.js';
import { execute, queryRows } from '../../database/rows.js';
import type { CategoryColour } from './domain/category-colour.js';
import { ServiceCategory } from './service-category.entity.js';
import { ServiceWordsRepository } from './service-words.repository.js';

@Injectable()
export class ServiceCategoriesRepository {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly words: ServiceWordsRepository,
  ) {}

  /** In the owner's order. */
  async list(within: EntityManager = this.source.manager): Promise<ServiceCategory[]> {
    const categories = await within.find(ServiceCategory, {
      order: { position: 'ASC', title: 'ASC', id: 'ASC' },
    });
    await this.words.giveCategories(categories, within);
    return categories;
  }

  /** How many services each category has, hidden and archived ones included, by category id. */
  async counts(within: EntityManager = this.source.manager): Promise<Map<string, number>> {
    const rows = await queryRows(
      within,
      { id: text, services: integer },
      `SELECT category_id AS id, count(*)::int AS services FROM services GROUP BY category_id`,
    );
    return new Map(rows.map(({ id, services }) => [id, services]));
  }

  /** Other changes to the categories wait until this transaction ends; reading and adding services do not. */
  async lock(within: EntityManager): Promise<void> {
    await execute(within, `LOCK TABLE service_categories IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** At the end of the list. */
  add(category: Pick<ServiceCategory, 'slug' | 'title' | 'colour'>, within: EntityManager): Promise<string> {
    return addAtEnd(ServiceCategory, category, within);
  }

  async change(
    id: string,
    facts: Pick<ServiceCategory, 'title'> & { colour?: CategoryColour | undefined },
    within: EntityManager,
  ): Promise<void> {
    await within.update(ServiceCategory, id, facts);
  }

  /** False, and nothing is done, unless these are the ids of all. */
  arrange(ids: string[], within: EntityManager): Promise<boolean> {
    return arrange(ServiceCategory, ids, within);
  }

  /** Refused by the database while a service is in it. */
  async remove(id: string, within: EntityManager): Promise<void> {
    await within.delete(ServiceCategory, id);
  }
}
