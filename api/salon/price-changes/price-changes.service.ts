import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { toCents } from '../../common/money/currency-step.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { inTransaction } from '../../database/transaction.js';
import { MAX_PRICE } from '../services/dto/service.dto.js';
import { ServicePricesService } from '../services/service-prices.service.js';
import { OfferPricesService } from '../staff/offer-prices.service.js';
import { newPrice, type PriceChange } from './domain/new-price.js';
import type { ApplyPriceChangeDto, PriceChangeDto } from './dto/price-change.dto.js';
import {
  type ChangedPrice,
  type PriceChangePreviewView,
  toPriceChangePreviewView,
} from './price-change.view.js';
import { pricesHaveChanged, unusablePrice } from './price-changes.problems.js';

/** Raises or lowers many prices at once. Bookings hold copies of what they were made with, so nothing here reaches them. */
@Injectable()
export class PriceChangesService {
  constructor(
    private readonly services: ServicePricesService,
    private readonly offers: OfferPricesService,
    private readonly audit: AuditService,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /** What would change. Prices that stay as they are, are left out. */
  async previewPriceChange(wanted: PriceChangeDto): Promise<PriceChangePreviewView> {
    return this.source.transaction('REPEATABLE READ', async (within) =>
      previewOf(await this.changedBy(wanted, within)),
    );
  }

  /** Changes what was seen, or nothing. */
  changePrices(
    { seen, ...wanted }: ApplyPriceChangeDto,
    admin: CurrentUser,
  ): Promise<PriceChangePreviewView> {
    return inTransaction(this.source, async (within) => {
      await this.services.lock(within);
      await this.offers.lock(within);
      const changed = await this.changedBy(wanted, within);
      const preview = previewOf(changed);
      if (preview.seen !== seen) throw pricesHaveChanged();
      await this.services.setPrices(changed.flatMap(asServicePrice), changed.flatMap(asAddOnPrice), within);
      await this.offers.setPrices(changed.flatMap(asOwnPrice), within);
      await this.audit.record(
        {
          actor: admin,
          action: 'prices.changed',
          object: { type: 'prices', id: 'all' },
          detail: { by: wanted.by, change: wanted.change, prices: changed.length },
        },
        within,
      );
      return preview;
    });
  }

  private async changedBy(wanted: PriceChangeDto, within: EntityManager): Promise<ChangedPrice[]> {
    const { serviceIds, includesAddOns, includesOwnPrices } = wanted;
    const only = serviceIds && new Set(serviceIds.map((id) => id.toLowerCase()));
    const services = (await this.services.list(within)).filter(({ id, status }) =>
      only ? only.has(id) : status !== 'archived',
    );
    const offers = includesOwnPrices ? await this.offers.listOwnPrices(within) : [];
    return services
      .flatMap((service) => {
        const of = { serviceId: service.id, title: service.title };
        const addOns = includesAddOns ? service.addOns : [];
        return [
          priced(of, { kind: 'service', partId: null, partName: '', cents: service.priceCents }, wanted),
          ...addOns.map(({ id, title, priceCents }) =>
            priced(of, { kind: 'add-on', partId: id, partName: title, cents: priceCents }, wanted),
          ),
          ...offers
            .filter(({ serviceId }) => serviceId === service.id)
            .map(({ staffId, staffName, priceCents }) =>
              priced(
                of,
                { kind: 'own-price', partId: staffId, partName: staffName, cents: priceCents },
                wanted,
              ),
            ),
        ];
      })
      .filter(({ cents, newCents }) => cents !== newCents);
  }
}

/** @throws 422 when nobody could charge that */
function priced(
  of: Pick<ChangedPrice, 'serviceId' | 'title'>,
  part: Pick<ChangedPrice, 'kind' | 'partId' | 'partName' | 'cents'>,
  wanted: PriceChangeDto,
): ChangedPrice {
  const isFree = part.kind === 'add-on' && part.cents === 0;
  const newCents = isFree ? 0 : newPrice(part.cents, changeOf(wanted), wanted.roundToCents);
  const least = part.kind === 'add-on' ? 0 : 1;
  if (newCents < least || newCents > MAX_PRICE * 100) throw unusablePrice(part.partName || of.title);
  return { ...of, ...part, newCents };
}

const changeOf = ({ by, change }: PriceChangeDto): PriceChange =>
  by === 'percent' ? { by, percent: change } : { by, cents: toCents(change) };

/** The same prices, before and after, have the same fingerprint. */
function previewOf(changed: readonly ChangedPrice[]): PriceChangePreviewView {
  const facts = changed.map(({ kind, serviceId, partId, cents, newCents }) => [
    kind,
    serviceId,
    partId,
    cents,
    newCents,
  ]);
  return toPriceChangePreviewView(changed, createHash('sha256').update(JSON.stringify(facts)).digest('hex'));
}

const asServicePrice = ({ kind, serviceId, newCents }: ChangedPrice) =>
  kind === 'service' ? [{ id: serviceId, priceCents: newCents }] : [];

const asAddOnPrice = ({ kind, serviceId, partId, newCents }: ChangedPrice) =>
  kind === 'add-on' && partId !== null ? [{ id: partId, serviceId, priceCents: newCents }] : [];

const asOwnPrice = ({ kind, serviceId, partId, newCents }: ChangedPrice) =>
  kind === 'own-price' && partId !== null ? [{ serviceId, staffId: partId, priceCents: newCents }] : [];
