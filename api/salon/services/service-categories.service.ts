import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { listHasChanged } from '../../common/problem/common.problems.js';
import { violates } from '../../database/pg-errors.js';
import { inTransaction } from '../../database/transaction.js';
import { freeColour } from './domain/category-colour.js';
import { freeSlug } from './domain/slug.js';
import type { ArrangeServiceCategoriesDto, ServiceCategoryDto } from './dto/service-category.dto.js';
import { ServiceCategoriesRepository } from './service-categories.repository.js';
import { ServiceWordsRepository } from './service-words.repository.js';
import { type ServiceCategoryEntryView, toServiceCategoryEntryView } from './service-category.view.js';
import { categoryInUse, noSuchCategory } from './services.problems.js';

/** The shelves of the catalogue. Each change answers with all of them, as they are then. */
@Injectable()
export class ServiceCategoriesService {
  constructor(
    private readonly categories: ServiceCategoriesRepository,
    private readonly words: ServiceWordsRepository,
    private readonly audit: AuditService,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async listServiceCategories(within?: EntityManager): Promise<ServiceCategoryEntryView[]> {
    const counts = await this.categories.counts(within);
    const all = await this.categories.list(within);
    return all.map((category) => toServiceCategoryEntryView(category, counts.get(category.id) ?? 0));
  }

  addServiceCategory(
    { title, colour, words = {} }: ServiceCategoryDto,
    admin: CurrentUser,
  ): Promise<ServiceCategoryEntryView[]> {
    return this.write(async (within) => {
      const all = await this.categories.list(within);
      const slug = freeSlug(title, 'category', new Set(all.map((category) => category.slug)));
      const id = await this.categories.add(
        { slug, title, colour: colour ?? freeColour(all.map((category) => category.colour)) },
        within,
      );
      await this.words.writeCategory({ id, title }, words, within);
      await this.record('service-category.added', id, admin, within);
    });
  }

  changeServiceCategory(
    id: string,
    { title, colour, words = {} }: ServiceCategoryDto,
    admin: CurrentUser,
  ): Promise<ServiceCategoryEntryView[]> {
    return this.write(async (within) => {
      await this.expect(id, within);
      await this.categories.change(id, { title, colour }, within);
      await this.words.writeCategory({ id, title }, words, within);
      await this.record('service-category.changed', id, admin, within);
    });
  }

  arrangeServiceCategories(
    { ids }: ArrangeServiceCategoriesDto,
    admin: CurrentUser,
  ): Promise<ServiceCategoryEntryView[]> {
    return this.write(async (within) => {
      if (!(await this.categories.arrange(ids, within))) throw listHasChanged();
      await this.record('service-category.changed', 'order', admin, within);
    });
  }

  deleteServiceCategory(id: string, admin: CurrentUser): Promise<ServiceCategoryEntryView[]> {
    return this.write(async (within) => {
      await this.expect(id, within);
      await this.categories.remove(id, within);
      await this.record('service-category.deleted', id, admin, within);
    });
  }

  private async expect(id: string, within: EntityManager): Promise<void> {
    const all = await this.categories.list(within);
    if (!all.some((category) => category.id === id.toLowerCase())) throw noSuchCategory();
  }

  private write(work: (within: EntityManager) => Promise<void>): Promise<ServiceCategoryEntryView[]> {
    return inTransaction(this.source, async (within) => {
      await this.categories.lock(within);
      await work(within);
      return this.listServiceCategories(within);
    }).catch((error: unknown) => {
      throw violates(error, 'services_in_category') ? categoryInUse() : error;
    });
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, within: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'service-category', id } }, within);
  }
}
