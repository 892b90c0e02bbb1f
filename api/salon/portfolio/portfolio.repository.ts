import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addAtEnd, arrange } from '../../database/owner-order.js';
import { execute } from '../../database/rows.js';
import { type WordsChange, writeWords } from '../../database/write-words.js';
import { PortfolioItem } from './portfolio-item.entity.js';
import { portfolioTexts } from './portfolio-item.view.js';
import { PortfolioWords } from './portfolio-words.entity.js';

const ofPortfolio = { entity: PortfolioWords, of: 'itemId', fields: portfolioTexts };

type Change = Partial<
  Pick<
    PortfolioItem,
    | 'title'
    | 'subtitle'
    | 'description'
    | 'pictureId'
    | 'beforePictureId'
    | 'serviceId'
    | 'staffId'
    | 'isPublished'
  >
>;

@Injectable()
export class PortfolioRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** In the owner's order. */
  list(where: { isPublished?: true } = {}): Promise<PortfolioItem[]> {
    return this.source.manager.find(PortfolioItem, {
      where,
      relations: { picture: { words: true }, beforePicture: { words: true }, words: true },
      order: { position: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
  }

  findItem(id: string, tx: EntityManager): Promise<PortfolioItem | null> {
    return tx.findOne(PortfolioItem, {
      where: { id },
      relations: { picture: { words: true }, beforePicture: { words: true }, words: true },
    });
  }

  /** Makes other additions, deletions and reorderings wait until this transaction ends. */
  async lockItems(tx: EntityManager): Promise<void> {
    await execute(tx, `LOCK TABLE portfolio_items IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** Adds at the end of the list. */
  addItem(item: Change & { createdAt: Date }, tx: EntityManager): Promise<string> {
    return addAtEnd(PortfolioItem, item, tx);
  }

  async change(id: string, change: Change, tx: EntityManager): Promise<void> {
    await tx.update(PortfolioItem, id, change);
  }

  writeWords(
    { id, subtitle, title, description }: PortfolioItem,
    change: WordsChange<'subtitle' | 'title' | 'description'>,
    tx: EntityManager,
  ): Promise<void> {
    return writeWords(ofPortfolio, id, { subtitle, title, description }, change, tx);
  }

  /** Returns false, unchanged, unless these are exactly the ids of all entries. */
  arrange(ids: string[], tx: EntityManager): Promise<boolean> {
    return arrange(PortfolioItem, ids, tx);
  }

  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(PortfolioItem, id);
  }

  async isEmpty(tx: EntityManager): Promise<boolean> {
    return !(await tx.exists(PortfolioItem));
  }

  async seed(
    items: Partial<PortfolioItem>[],
    words: Omit<PortfolioWords, 'item'>[],
    tx: EntityManager,
  ): Promise<void> {
    await tx.insert(PortfolioItem, items);
    await tx.insert(PortfolioWords, words);
  }
}
