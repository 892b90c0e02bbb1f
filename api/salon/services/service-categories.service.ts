import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { listHasChanged } from '../../common/problem/common.problems.js';
import { violates } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import { freeColour } from './domain/category-colour.js';
import { freeSlug } from './domain/slug.js';
import type { ArrangeServiceCategoriesDto, ServiceCategoryDto } from './dto/service-category.dto.js';
import { ServiceCategoriesRepository } from './service-categories.repository.js';
import { ServiceWordsRepository } from './service-words.repository.js';
import { type ServiceCategoryEntryView, toServiceCategoryEntryView } from './service-category.view.js';
import { categoryInUse, noSuchCategory } from './services.problems.js';

/** The categories of services. Each change returns all of them in their new state. */
@Injectable()
export class ServiceCategoriesService {
  constructor(
    private readonly categories: ServiceCategoriesRepository,
    private readonly words: ServiceWordsRepository,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async listServiceCategories(tx?: EntityManager): Promise<ServiceCategoryEntryView[]> {
    const counts = await this.categories.counts(tx);
    const all = await this.categories.list(tx);
    return all.map((category) => toServiceCategoryEntryView(category, counts.get(category.id) ?? 0));
  }

  addServiceCategory(
    { title, colour, words = {} }: ServiceCategoryDto,
    admin: CurrentUser,
  ): Promise<ServiceCategoryEntryView[]> {
    return this.write(async (tx) => {
      await this.addWithin({ title, colour, words }, admin, tx);
    });
  }

  /** Adds a category within a larger transaction. Returns its id. */
  async addWithin(
    { title, colour, words = {} }: ServiceCategoryDto,
    admin: CurrentUser,
    tx: EntityManager,
  ): Promise<string> {
    await this.categories.lockCategories(tx);
    const all = await this.categories.list(tx);
    const slug = freeSlug(title, 'category', new Set(all.map((category) => category.slug)));
    const id = await this.categories.addCategory(
      { slug, title, colour: colour ?? freeColour(all.map((category) => category.colour)) },
      tx,
    );
    await this.words.writeCategory({ id, title }, words, tx);
    await this.record('service-category.added', id, admin, tx);
    return id;
  }

  changeServiceCategory(
    id: string,
    { title, colour, words = {} }: ServiceCategoryDto,
    admin: CurrentUser,
  ): Promise<ServiceCategoryEntryView[]> {
    return this.write(async (tx) => {
      await this.expect(id, tx);
      await this.categories.change(id, { title, colour }, tx);
      await this.words.writeCategory({ id, title }, words, tx);
      await this.record('service-category.changed', id, admin, tx);
    });
  }

  arrangeServiceCategories(
    { ids }: ArrangeServiceCategoriesDto,
    admin: CurrentUser,
  ): Promise<ServiceCategoryEntryView[]> {
    return this.write(async (tx) => {
      if (!(await this.categories.arrange(ids, tx))) throw listHasChanged();
      await this.record('service-category.changed', 'order', admin, tx);
    });
  }

  deleteServiceCategory(id: string, admin: CurrentUser): Promise<ServiceCategoryEntryView[]> {
    return this.write(async (tx) => {
      await this.expect(id, tx);
      await this.categories.remove(id, tx);
      await this.record('service-category.deleted', id, admin, tx);
    });
  }

  private async expect(id: string, tx: EntityManager): Promise<void> {
    const all = await this.categories.list(tx);
    if (!all.some((category) => category.id === id)) throw noSuchCategory();
  }

  private write(work: (tx: EntityManager) => Promise<void>): Promise<ServiceCategoryEntryView[]> {
    return this.transactions
      .run(async (tx) => {
        await this.categories.lockCategories(tx);
        await work(tx);
        return this.listServiceCategories(tx);
      })
      .catch((error: unknown) => {
        throw violates(error, 'services_in_category') ? categoryInUse() : error;
      });
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'service-category', id } }, tx);
  }
}
