import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { isWhole, toCents } from '../../common/money/currency-step.js';
import { type PageDto } from '../../common/page/page.dto.js';
import { pageOf } from '../../common/page/page.js';
import { inTransaction } from '../../database/transaction.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { TaxRatesService } from '../till-settings/tax-rates.service.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import { signedQuantity } from './domain/stock.js';
import type { AddProductDto, ChangeProductDto, ListProductsDto, MoveStockDto } from './dto/product.dto.js';
import type { Product } from './product.entity.js';
import {
  type ProductsPageView,
  type ProductView,
  type StockPageView,
  toProductView,
} from './product.view.js';
import { noSuchProduct, oddQuantity, priceNotWhole } from './products.problems.js';
import { ProductsRepository } from './products.repository.js';
import { StockService } from './stock.service.js';

/** What the salon sells beside its services. */
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
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /** Those of these that are sold, by their id, locked until the transaction ends. Archived and unknown ones are left out. */
  async getForSale(ids: readonly string[], within: EntityManager): Promise<ReadonlyMap<string, Product>> {
    const sold = ids.length === 0 ? [] : await this.products.lockForSale([...new Set(ids)], within);
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
    const product = await this.get(id, this.source.manager);
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

  addProduct(body: AddProductDto, actor: CurrentUser): Promise<ProductView> {
    return inTransaction(this.source, async (within) => {
      await this.till.assertOn(within);
      const { title, taxRateId = null, lowStock = null, stock = 0 } = body;
      const priceCents = await this.priceOf(body.price, within);
      const rateId = await this.rateOf(taxRateId, within);
      const facts = { title, priceCents, taxRateId: rateId, lowStock, createdAt: this.clock.now() };
      const id = await this.products.add(facts, within);
      if (stock > 0) {
        await this.stock.move([{ productId: id, quantity: stock, reason: 'delivery' }], actor, within);
      }
      await this.record('product.added', id, actor, within);
      return toProductView(await this.get(id, within));
    });
  }

  changeProduct(id: string, body: ChangeProductDto, actor: CurrentUser): Promise<ProductView> {
    return inTransaction(this.source, async (within) => {
      await this.till.assertOn(within);
      const before = await this.get(id, within);
      const { title, lowStock, isArchived } = body;
      await this.products.change(
        before.id,
        {
          ...(title !== undefined && { title }),
          ...(body.price !== undefined && { priceCents: await this.priceOf(body.price, within) }),
          ...(body.taxRateId !== undefined && { taxRateId: await this.rateOf(body.taxRateId, within) }),
          ...(lowStock !== undefined && { lowStock }),
          ...(isArchived !== undefined && { archivedAt: isArchived ? this.clock.now() : null }),
        },
        within,
      );
      const wasArchived = before.archivedAt !== null;
      if ((isArchived ?? wasArchived) === wasArchived)
        await this.record('product.changed', before.id, actor, within);
      else await this.record(isArchived ? 'product.archived' : 'product.restored', before.id, actor, within);
      return toProductView(await this.get(before.id, within));
    });
  }

  moveStock(id: string, { reason, quantity }: MoveStockDto, actor: CurrentUser): Promise<ProductView> {
    const signed = signedQuantity(reason, quantity);
    if (signed === null) throw oddQuantity();
    return inTransaction(this.source, async (within) => {
      await this.till.assertOn(within);
      const { id: productId } = await this.get(id, within);
      await this.stock.move([{ productId, quantity: signed, reason }], actor, within);
      const object = { type: 'product', id: productId };
      await this.audit.record(
        { actor, action: 'stock.moved', object, detail: { reason, quantity: signed } },
        within,
      );
      return toProductView(await this.get(productId, within));
    });
  }

  private async get(id: string, within: EntityManager): Promise<Product> {
    const product = await this.products.find(id.toLowerCase(), within);
    if (!product) throw noSuchProduct();
    return product;
  }

  private async priceOf(price: number, within: EntityManager): Promise<number> {
    const { currency } = await this.salons.salon(within);
    const cents = toCents(price);
    if (!isWhole(cents, currency)) throw priceNotWhole();
    return cents;
  }

  private async rateOf(taxRateId: string | null, within: EntityManager): Promise<string | null> {
    const id = taxRateId?.toLowerCase() ?? null;
    if (id !== null) await this.taxes.assertRate(id, '#/taxRateId', within);
    return id;
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, within: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'product', id } }, within);
  }
}
