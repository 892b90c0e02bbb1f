import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Brackets, DataSource, type EntityManager, In, IsNull, type SelectQueryBuilder } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { instant, integer, nullable, oneOf, text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import { holdsEvery, type Reading, readingThatFinds } from '../../database/search-letters.js';
import { barcodeOf } from './domain/barcode.js';
import { type StockMove, type StockReason, stockReasons } from './domain/stock.js';
import { Product } from './product.entity.js';

export type ProductFacts = Partial<
  Pick<Product, 'title' | 'priceCents' | 'taxRateId' | 'lowStock' | 'barcode' | 'archivedAt'>
>;

export interface ProductFilter {
  search?: string | undefined;
  only?: 'low' | 'archived' | undefined;
}

export interface MovedStock {
  id: string;
  quantity: number;
  reason: StockReason;
  movedAt: Date;
  movedBy: string | null;
}

const IS_LOW = 'product.archived_at IS NULL AND product.stock <= product.low_stock';

@Injectable()
export class ProductsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Ordered by name. */
  async list({ search, only }: ProductFilter, page: Page): Promise<{ items: Product[]; total: number }> {
    const listed = (reading: Reading) => this.queryFor({ search, only }, reading);
    const query = listed(await readingThatFinds(search, (reading) => listed(reading).getExists()))
      .orderBy('lower(product.title)')
      .addOrderBy('product.id')
      .offset(rowsBefore(page))
      .limit(page.pageSize);
    const [items, total] = await query.getManyAndCount();
    return { items, total };
  }

  private queryFor({ search = '', only }: ProductFilter, reading: Reading): SelectQueryBuilder<Product> {
    const query = this.source.manager
      .createQueryBuilder(Product, 'product')
      .where(only === 'archived' ? 'product.archived_at IS NOT NULL' : 'product.archived_at IS NULL');
    if (only === 'low') query.andWhere(new Brackets((where) => where.where(IS_LOW)));
    if (reading.length === 0) return query;
    const places = reading.map((_, place) => `word${place}`);
    const title = holdsEvery(
      ['product.title'],
      places.map((place) => `:${place}`),
    );
    return query.andWhere(`(${title} OR product.barcode = :barcode)`, {
      ...Object.fromEntries(places.map((place, index) => [place, reading[index]])),
      barcode: barcodeOf(search),
    });
  }

  /** Archived ones too, oldest first. */
  listAll(tx: EntityManager = this.source.manager): Promise<Product[]> {
    return tx.find(Product, { order: { createdAt: 'ASC', id: 'ASC' } });
  }

  countLow(): Promise<number> {
    return this.source.manager.createQueryBuilder(Product, 'product').where(IS_LOW).getCount();
  }

  findProduct(id: string, tx: EntityManager = this.source.manager): Promise<Product | null> {
    return tx.findOneBy(Product, { id });
  }

  /** Those of these products that are for sale, locked until the transaction ends, in a fixed order. */
  lockForSale(ids: readonly string[], tx: EntityManager): Promise<Product[]> {
    return tx.find(Product, {
      where: { id: In([...ids]), archivedAt: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async addProduct(
    product: Pick<Product, 'title' | 'priceCents' | 'taxRateId' | 'lowStock' | 'barcode' | 'createdAt'>,
    tx: EntityManager,
  ): Promise<string> {
    const { identifiers } = await tx.insert(Product, product);
    return identifiers[0]?.id as string;
  }

  async change(id: string, facts: ProductFacts, tx: EntityManager): Promise<void> {
    if (Object.keys(facts).length > 0) await tx.update(Product, id, facts);
  }

  /** Writes the movements and the resulting stock, independent of the order of concurrent writers. */
  async move(
    moves: readonly StockMove[],
    { actorId, at }: { actorId: string | null; at: Date },
    tx: EntityManager,
  ): Promise<void> {
    await execute(tx, `SELECT FROM products WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`, [
      moves.map(({ productId }) => productId),
    ]);
    const values = [
      moves.map(({ productId }) => productId),
      moves.map(({ quantity }) => quantity),
      moves.map(({ reason }) => reason),
      moves.map(({ saleLineId }) => saleLineId ?? null),
    ];
    await execute(
      tx,
      `INSERT INTO stock_movements (product_id, quantity, reason, sale_line_id, actor_id, moved_at)
       SELECT product_id, quantity, reason, sale_line_id, $5::uuid, $6::timestamptz
       FROM unnest($1::uuid[], $2::int[], $3::text[], $4::uuid[]) AS moved (product_id, quantity, reason, sale_line_id)`,
      [...values, actorId, at],
    );
    await execute(
      tx,
      `UPDATE products SET stock = stock + moved.quantity
       FROM (SELECT id, sum(quantity)::int AS quantity FROM unnest($1::uuid[], $2::int[]) AS each (id, quantity) GROUP BY id) AS moved
       WHERE products.id = moved.id`,
      values.slice(0, 2),
    );
  }

  /** Latest first. */
  async movementsOf(productId: string, page: Page): Promise<{ items: MovedStock[]; total: number }> {
    const rows = await queryRows(
      this.source,
      {
        id: text,
        quantity: integer,
        reason: oneOf(...stockReasons),
        movedAt: instant,
        movedBy: nullable(text),
        total: integer,
      },
      `SELECT movement.id, quantity, reason, moved_at AS "movedAt", actor.name AS "movedBy",
         (count(*) OVER ())::int AS total
       FROM stock_movements AS movement LEFT JOIN users AS actor ON actor.id = actor_id
       WHERE product_id = $1 ORDER BY moved_at DESC, movement.id LIMIT $2 OFFSET $3`,
      [productId, page.pageSize, rowsBefore(page)],
    );
    return { items: rows, total: rows[0]?.total ?? 0 };
  }
}
