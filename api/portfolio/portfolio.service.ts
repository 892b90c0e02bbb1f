import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditAction } from '../audit/audit-action.js';
import { AuditService } from '../audit/audit.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { listHasChanged, notFound } from '../common/problem/common.problems.js';
import { violates } from '../database/pg-errors.js';
import { inTransaction } from '../database/transaction.js';
import { noSuchPicture } from '../media/media.problems.js';
import type {
  AddPortfolioItemDto,
  ArrangePortfolioDto,
  ChangePortfolioItemDto,
} from './dto/portfolio-item.dto.js';
import type { PortfolioItem } from './portfolio-item.entity.js';
import {
  type PortfolioEntryView,
  type PortfolioItemView,
  toPortfolioEntryView,
  toPortfolioItemView,
} from './portfolio-item.view.js';
import { PortfolioRepository } from './portfolio.repository.js';

/** The work the salon shows. */
@Injectable()
export class PortfolioService {
  constructor(
    private readonly items: PortfolioRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async listPortfolio(): Promise<PortfolioItemView[]> {
    return (await this.items.list({ isPublished: true })).map(toPortfolioItemView);
  }

  async listPortfolioEntries(): Promise<PortfolioEntryView[]> {
    return (await this.items.list()).map(toPortfolioEntryView);
  }

  addPortfolioItem(body: AddPortfolioItemDto, admin: CurrentUser): Promise<PortfolioEntryView> {
    return this.write(async (within) => {
      await this.items.lock(within);
      const id = await this.items.add({ ...body, createdAt: this.clock.now() }, within);
      await this.record('portfolio.added', id, admin, within);
      return toPortfolioEntryView(await this.get(id, within));
    });
  }

  changePortfolioItem(
    id: string,
    body: ChangePortfolioItemDto,
    admin: CurrentUser,
  ): Promise<PortfolioEntryView> {
    return this.write(async (within) => {
      const before = await this.get(id, within);
      if (Object.keys(body).length === 0) return toPortfolioEntryView(before);
      await this.items.change(id, body, within);
      await this.record('portfolio.changed', id, admin, within);
      return toPortfolioEntryView(await this.get(id, within));
    });
  }

  async arrangePortfolio({ ids }: ArrangePortfolioDto, admin: CurrentUser): Promise<PortfolioEntryView[]> {
    await this.write(async (within) => {
      await this.items.lock(within);
      if (!(await this.items.arrange(ids, within))) throw listHasChanged();
      await this.record('portfolio.changed', 'order', admin, within);
    });
    return this.listPortfolioEntries();
  }

  deletePortfolioItem(id: string, admin: CurrentUser): Promise<void> {
    return this.write(async (within) => {
      await this.get(id, within);
      await this.items.remove(id, within);
      await this.record('portfolio.deleted', id, admin, within);
    });
  }

  private async get(id: string, within: EntityManager): Promise<PortfolioItem> {
    const item = await this.items.find(id, within);
    if (!item) throw notFound('work');
    return item;
  }

  private write<Result>(work: (within: EntityManager) => Promise<Result>): Promise<Result> {
    return inTransaction(this.source, work).catch((error: unknown) => {
      throw violates(error, 'portfolio_items_picture') ? noSuchPicture() : error;
    });
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, within: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'portfolio', id } }, within);
  }

  isEmpty(within: EntityManager): Promise<boolean> {
    return this.items.isEmpty(within);
  }

  /** For the demo salon. */
  seed(items: Partial<PortfolioItem>[], within: EntityManager): Promise<void> {
    return this.items.seed(items, within);
  }
}
