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
  async list(tx: EntityManager = this.source.manager): Promise<ServiceCategory[]> {
    const categories = await tx.find(ServiceCategory, {
      order: { position: 'ASC', title: 'ASC', id: 'ASC' },
    });
    await this.words.giveCategories(categories, tx);
    return categories;
  }

  /** The number of services in each category, including hidden and archived ones, by category id. */
  async counts(tx: EntityManager = this.source.manager): Promise<Map<string, number>> {
    const rows = await queryRows(
      tx,
      { id: text, services: integer },
      `SELECT category_id AS id, count(*)::int AS services FROM services GROUP BY category_id`,
    );
    return new Map(rows.map(({ id, services }) => [id, services]));
  }

  /** Makes other changes to categories wait until this transaction ends; services can still be read and added. */
  async lockCategories(tx: EntityManager): Promise<void> {
    await execute(tx, `LOCK TABLE service_categories IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** Adds at the end of the list. */
  addCategory(
    category: Pick<ServiceCategory, 'slug' | 'title' | 'colour'>,
    tx: EntityManager,
  ): Promise<string> {
    return addAtEnd(ServiceCategory, category, tx);
  }

  async change(
    id: string,
    facts: Pick<ServiceCategory, 'title'> & { colour?: CategoryColour | undefined },
    tx: EntityManager,
  ): Promise<void> {
    await tx.update(ServiceCategory, id, facts);
  }

  /** Returns false, unchanged, unless these are exactly the ids of all categories. */
  arrange(ids: string[], tx: EntityManager): Promise<boolean> {
    return arrange(ServiceCategory, ids, tx);
  }

  /** The database refuses this while the category has services. */
  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(ServiceCategory, id);
  }
}
