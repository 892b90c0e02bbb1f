import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { toPrice } from '../../common/money/currency-step.js';
import { barcodeOf } from '../../money/products/domain/barcode.js';
import { ProductsService } from '../../money/products/products.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { keyOfNames, type ProductRow, readProductRow } from '../imports-recognise/catalogue-rows.js';
import { addNew } from './added-records.js';
import { CatalogueMatcher } from './domain/catalogue-matcher.js';
import { isPriceOf } from '../imports-recognise/is-price-of.js';
import {
  type KindImport,
  matchedBy,
  notImported,
  type PendingRow,
  type PlannedRow,
  type ReadableList,
  type WrittenRow,
} from './kind-import.js';
import { referenceOf } from '../imports-recognise/reference-of.js';

/** Products with their stock, while the till is on. */
@Injectable()
export class ProductsImport implements KindImport<ProductRow> {
  readonly pieceSize = 100_000;

  constructor(
    private readonly products: ProductsService,
    private readonly salons: SalonSettingsService,
  ) {}

  async *plan({ rows, mapping, rules, known }: ReadableList): AsyncGenerator<PlannedRow<ProductRow>> {
    const existing = (await this.products.listAll()).filter(({ archivedAt }) => archivedAt === null);
    const { currency } = await this.salons.salon();
    const matcher = new CatalogueMatcher(
      existing.map(({ id, title, barcode }) => ({ id, key: productKey({ title, barcode }) })),
      known,
    );
    const planRow = ({ number, cells, decision }: PendingRow): PlannedRow<ProductRow> => {
      const { row, problem } = readProductRow(cells, mapping, rules);
      if (!row) return notImported(number, 'skipped', problem ?? 'noName');
      if (decision === 'skip') return notImported(number, 'skipped', 'skippedByOwner');
      if (!isPriceOf(currency, row.priceCents)) return notImported(number, 'skipped', 'priceUnreadable');
      const key = productKey(row);
      const reference = referenceOf(row.reference, key);
      return matchedBy(matcher, { number, problem, reference, key }, row);
    };
    for await (const row of rows) yield planRow(row);
  }

  write(
    rows: readonly PlannedRow<ProductRow>[],
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<WrittenRow[]> {
    return addNew(rows, async (data) => {
      const { title, priceCents, stock, lowStock, barcode } = data;
      const product = { title, price: toPrice(priceCents), stock, lowStock, barcode };
      return { id: await this.products.addWithin(product, actor, tx), written: data };
    });
  }

  /** Their stock was counted in, so they are archived rather than deleted. Those that changed or were sold stay. */
  async undo(rows: readonly WrittenRow[], actor: CurrentUser, tx: EntityManager): Promise<string[]> {
    const current = new Map((await this.products.listAll(tx)).map((product) => [product.id, product]));
    const kept: string[] = [];
    for (const { recordId, isAdded, written } of rows) {
      const [product, was] = [current.get(recordId), written as ProductRow | null];
      if (!isAdded || !product || product.archivedAt !== null) continue;
      const isUntouched =
        product.title === was?.title && product.priceCents === was.priceCents && product.stock === was.stock;
      if (isUntouched) await this.products.changeWithin(recordId, { isArchived: true }, actor, tx);
      else kept.push(recordId);
    }
    return kept;
  }
}

/** Its barcode identifies a product, and its name one without a barcode. */
const productKey = ({ title, barcode }: Pick<ProductRow, 'title' | 'barcode'>): string =>
  barcode === null ? keyOfNames(title) : `barcode:${barcodeOf(barcode)}`;
