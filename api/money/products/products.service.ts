import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { toCents } from '../../common/money/currency-step.js';
import { type PageDto } from '../../common/page/page.dto.js';
import { pageOf } from '../../common/page/page.js';
import { violates } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { TaxRatesService } from '../till-settings/tax-rates.service.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import { barcodeOf } from './domain/barcode.js';
import { signedQuantity } from './domain/stock.js';
import type { AddProductDto, ChangeProductDto, ListProductsDto, MoveStockDto } from './dto/product.dto.js';
import type { Product } from './product.entity.js';
import {
  type ProductsPageView,
  type ProductView,
  type StockPageView,
  toProductView,
} from './product.view.js';
import { barcodeIsTaken, noSuchProduct, oddQuantity } from './products.problems.js';
import { ProductsRepository } from './products.repository.js';
import { StockService } from './stock.service.js';

/** Products: what the salon sells apart from services. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly stock: StockService,
    private readonly till: TillSettingsService,
    private readonly taxes: TaxRatesService,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Those of these products that are for sale, by id, locked until the transaction ends. Leaves out archived and
   * unknown ones.
   */
  async getForSale(ids: readonly string[], tx: EntityManager): Promise<ReadonlyMap<string, Product>> {
    const sold = ids.length === 0 ? [] : await this.products.lockForSale([...new Set(ids)], tx);
    return new Map(sold.map((product) => [product.id, product]));
  }

  async listProducts(query: ListProductsDto): Promise<ProductsPageView> {
    await this.till.assertOn();
    const page = pageOf(query);
    const { items, total } = await this.products.list(query, page);
    return { ...page, total, items: items.map(toProductView), low: await this.products.countLow() };
  }

  async listStockMovements(id: string, query: PageDto): Promise<StockPageView> {
    await this.till.assertOn();
    const product = await this.get(id);
    const page = pageOf(query);
    const { items, total } = await this.products.movementsOf(product.id, page);
    return {
      ...page,
      total,
      product: toProductView(product),
      items: items.map(({ id: _id, quantity, reason, movedAt, movedBy }) => ({
        _id,
        quantity,
        reason,
        movedAt: movedAt.toISOString(),
        movedBy,
      })),
    };
  }

  /** Adds the demo salon's products with their first delivery. Returns their ids, in order. */
  async seed(
    products: readonly (Pick<Product, 'title' | 'priceCents' | 'lowStock' | 'barcode'> & { stock: number })[],
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<string[]> {
    const ids: string[] = [];
    for (const { stock, ...facts } of products) {
      const id = await this.products.addProduct(
        { ...facts, taxRateId: null, createdAt: this.clock.now() },
        tx,
      );
      await this.stock.move([{ productId: id, quantity: stock, reason: 'delivery' }], actor, tx);
      ids.push(id);
    }
    return ids;
  }

  addProduct(body: AddProductDto, actor: CurrentUser): Promise<ProductView> {
    return this.transactions.run(async (tx) =>
      toProductView(await this.get(await this.addWithin(body, actor, tx), tx)),
    );
  }

  /** Adds a product within a larger transaction. Returns its id. */
  async addWithin(body: AddProductDto, actor: CurrentUser, tx: EntityManager): Promise<string> {
    await this.till.assertOn(tx);
    const { title, taxRateId = null, lowStock = null, stock = 0 } = body;
    const priceCents = toCents(body.price);
    const rateId = await this.rateOf(taxRateId, tx);
    const barcode = keptBarcode(body.barcode ?? null);
    const facts = { title, priceCents, taxRateId: rateId, lowStock, barcode, createdAt: this.clock.now() };
    const id = await unlessTaken(() => this.products.addProduct(facts, tx));
    if (stock > 0) {
      await this.stock.move([{ productId: id, quantity: stock, reason: 'delivery' }], actor, tx);
    }
    await this.record('product.added', id, actor, tx);
    return id;
  }

  /** All products, archived ones too. 409 `till-off` while the till is off. */
  async listAll(tx?: EntityManager): Promise<Product[]> {
    await this.till.assertOn(tx);
    return this.products.listAll(tx);
  }

  changeProduct(id: string, body: ChangeProductDto, actor: CurrentUser): Promise<ProductView> {
    return this.transactions.run((tx) => this.changeWithin(id, body, actor, tx));
  }

  /** Changes a product within a larger transaction. */
  async changeWithin(
    id: string,
    body: ChangeProductDto,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<ProductView> {
    await this.till.assertOn(tx);
    const before = await this.get(id, tx);
    const { title, lowStock, isArchived } = body;
    const changed = {
      ...(title !== undefined && { title }),
      ...(body.price !== undefined && { priceCents: toCents(body.price) }),
      ...(body.taxRateId !== undefined && { taxRateId: await this.rateOf(body.taxRateId, tx) }),
      ...(lowStock !== undefined && { lowStock }),
      ...(body.barcode !== undefined && { barcode: keptBarcode(body.barcode) }),
      ...(isArchived !== undefined && { archivedAt: isArchived ? this.clock.now() : null }),
    };
    await unlessTaken(() => this.products.change(before.id, changed, tx));
    const wasArchived = before.archivedAt !== null;
    if ((isArchived ?? wasArchived) === wasArchived)
      await this.record('product.changed', before.id, actor, tx);
    else await this.record(isArchived ? 'product.archived' : 'product.restored', before.id, actor, tx);
    return toProductView(await this.get(before.id, tx));
  }

  moveStock(id: string, { reason, quantity }: MoveStockDto, actor: CurrentUser): Promise<ProductView> {
    const signed = signedQuantity(reason, quantity);
    if (signed === null) throw oddQuantity();
    return this.transactions.run(async (tx) => {
      await this.till.assertOn(tx);
      const { id: productId } = await this.get(id, tx);
      await this.stock.move([{ productId, quantity: signed, reason }], actor, tx);
      const object = { type: 'product', id: productId };
      await this.audit.record(
        { actor, action: 'stock.moved', object, detail: { reason, quantity: signed } },
        tx,
      );
      return toProductView(await this.get(productId, tx));
    });
  }

  private async get(id: string, tx?: EntityManager): Promise<Product> {
    const product = await this.products.findProduct(id, tx);
    if (!product) throw noSuchProduct();
    return product;
  }

  private async rateOf(taxRateId: string | null, tx: EntityManager): Promise<string | null> {
    const id = taxRateId ?? null;
    if (id !== null) await this.taxes.assertRate(id, '#/taxRateId', tx);
    return id;
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'product', id } }, tx);
  }
}

const keptBarcode = (typed: string | null): string | null => (typed === null ? null : barcodeOf(typed));

/** 422 if another product on sale has the barcode, also when an archived product is restored with it. */
async function unlessTaken<Done>(write: () => Promise<Done>): Promise<Done> {
  try {
    return await write();
  } catch (error) {
    throw violates(error, 'products_by_barcode') ? barcodeIsTaken() : error;
  }
}
