import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PortfolioItem } from './portfolio-item.entity.js';

type Change = Partial<
  Pick<PortfolioItem, 'title' | 'subtitle' | 'description' | 'pictureId' | 'isPublished'>
>;

@Injectable()
export class PortfolioRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** In the owner's order. */
  list(where: { isPublished?: true } = {}): Promise<PortfolioItem[]> {
    return this.source.manager.find(PortfolioItem, {
      where,
      relations: { picture: true },
      order: { position: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
  }

  find(id: string, within: EntityManager): Promise<PortfolioItem | null> {
    return within.findOne(PortfolioItem, { where: { id }, relations: { picture: true } });
  }

  /** Other additions, deletions and orders wait until this transaction ends. */
  async lock(within: EntityManager): Promise<void> {
    await within.query(`LOCK TABLE portfolio_items IN SHARE ROW EXCLUSIVE MODE`);
  }

  async ids(within: EntityManager): Promise<string[]> {
    return (await within.find(PortfolioItem, { select: { id: true } })).map(({ id }) => id);
  }

  /** At the end of the list. */
  async add(item: Change & { createdAt: Date }, within: EntityManager): Promise<string> {
    const last = await within.maximum(PortfolioItem, 'position');
    const { identifiers } = await within.insert(PortfolioItem, { ...item, position: (last ?? -1) + 1 });
    return identifiers[0]?.id as string;
  }

  async change(id: string, change: Change, within: EntityManager): Promise<void> {
    await within.update(PortfolioItem, id, change);
  }

  async arrange(ids: string[], within: EntityManager): Promise<void> {
    await within.query(
      `UPDATE portfolio_items SET position = place - 1
       FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) WHERE portfolio_items.id = wanted.id`,
      [ids],
    );
  }

  async remove(id: string, within: EntityManager): Promise<void> {
    await within.delete(PortfolioItem, id);
  }

  async isEmpty(within: EntityManager): Promise<boolean> {
    return !(await within.exists(PortfolioItem));
  }

  async seed(items: Partial<PortfolioItem>[], within: EntityManager): Promise<void> {
    await within.insert(PortfolioItem, items);
  }
}
