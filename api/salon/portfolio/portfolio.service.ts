import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { listHasChanged, notFound } from '../../common/problem/common.problems.js';
import { violates } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import { noSuchPicture } from '../../platform/media/media.problems.js';
import type { Language } from '../../words/types.gen.js';
import { SalonLanguagesService } from '../salon/salon-languages.service.js';
import { ServicesService } from '../services/services.service.js';
import type {
  AddPortfolioItemDto,
  ArrangePortfolioDto,
  ChangePortfolioItemDto,
} from './dto/portfolio-item.dto.js';
import type { PortfolioItem } from './portfolio-item.entity.js';
import type { PortfolioWords } from './portfolio-words.entity.js';
import {
  type ForSale,
  type PortfolioEntryView,
  type PortfolioItemView,
  toPortfolioEntryView,
  toPortfolioItemView,
} from './portfolio-item.view.js';
import { memberIsMissing, serviceIsMissing } from './portfolio.problems.js';
import { PortfolioRepository } from './portfolio.repository.js';

/** The salon's portfolio. */
@Injectable()
export class PortfolioService {
  constructor(
    private readonly items: PortfolioRepository,
    private readonly services: ServicesService,
    private readonly languages: SalonLanguagesService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** @param language the language for the owner's translated texts; null for the originals */
  async listPortfolio(language: Language | null = null): Promise<PortfolioItemView[]> {
    const reading = await this.languages.reading(language);
    const items = await this.items.list({ isPublished: true });
    const forSale = await this.forSale(items, language);
    return items.map((item) => toPortfolioItemView(item, forSale, reading));
  }

  async listPortfolioEntries(): Promise<PortfolioEntryView[]> {
    const items = await this.items.list();
    const forSale = await this.forSale(items);
    return items.map((item) => toPortfolioEntryView(item, forSale));
  }

  async addPortfolioItem(
    { words = {}, ...body }: AddPortfolioItemDto,
    admin: CurrentUser,
  ): Promise<PortfolioEntryView> {
    const added = await this.write(async (tx) => {
      await this.items.lockItems(tx);
      const id = await this.items.addItem({ ...body, createdAt: this.clock.now() }, tx);
      await this.items.writeWords(await this.get(id, tx), words, tx);
      await this.record('portfolio.added', id, admin, tx);
      return this.get(id, tx);
    });
    return this.show(added);
  }

  async changePortfolioItem(
    id: string,
    body: ChangePortfolioItemDto,
    admin: CurrentUser,
  ): Promise<PortfolioEntryView> {
    const changed = await this.write(async (tx) => {
      const before = await this.get(id, tx);
      if (Object.keys(body).length === 0) return before;
      const { words, ...facts } = body;
      if (Object.keys(facts).length > 0) await this.items.change(id, facts, tx);
      if (words) await this.items.writeWords(await this.get(id, tx), words, tx);
      await this.record('portfolio.changed', id, admin, tx);
      return this.get(id, tx);
    });
    return this.show(changed);
  }

  async arrangePortfolio({ ids }: ArrangePortfolioDto, admin: CurrentUser): Promise<PortfolioEntryView[]> {
    await this.write(async (tx) => {
      await this.items.lockItems(tx);
      if (!(await this.items.arrange(ids, tx))) throw listHasChanged();
      await this.record('portfolio.changed', 'order', admin, tx);
    });
    return this.listPortfolioEntries();
  }

  deletePortfolioItem(id: string, admin: CurrentUser): Promise<void> {
    return this.write(async (tx) => {
      await this.get(id, tx);
      await this.items.remove(id, tx);
      await this.record('portfolio.deleted', id, admin, tx);
    });
  }

  private async get(id: string, tx: EntityManager): Promise<PortfolioItem> {
    const item = await this.items.findItem(id, tx);
    if (!item) throw notFound('work');
    return item;
  }

  private async show(item: PortfolioItem): Promise<PortfolioEntryView> {
    return toPortfolioEntryView(item, await this.forSale([item]));
  }

  /** The services to book for these entries, if someone does them and visitors can see them. */
  private async forSale(items: readonly PortfolioItem[], language: Language | null = null): Promise<ForSale> {
    if (items.every(({ serviceId }) => serviceId === null)) return new Map();
    const services = await this.services.listServices(language);
    return new Map(
      services.flatMap(({ _id, title, terms }) => (terms ? [[_id, { _id, title }] as const] : [])),
    );
  }

  private write<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.transactions.run(work).catch((error: unknown) => {
      if (violates(error, 'portfolio_items_service')) throw serviceIsMissing();
      if (violates(error, 'portfolio_items_staff')) throw memberIsMissing();
      if (violates(error, 'portfolio_items_before_picture')) throw noSuchPicture('beforePictureId');
      throw violates(error, 'portfolio_items_picture') ? noSuchPicture() : error;
    });
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'portfolio', id } }, tx);
  }

  isEmpty(tx: EntityManager): Promise<boolean> {
    return this.items.isEmpty(tx);
  }

  /** Adds the demo salon's portfolio. */
  seed(
    items: Partial<PortfolioItem>[],
    words: Omit<PortfolioWords, 'item'>[],
    tx: EntityManager,
  ): Promise<void> {
    return this.items.seed(items, words, tx);
  }
}
