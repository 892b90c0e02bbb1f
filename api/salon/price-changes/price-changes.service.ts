import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { factsOf } from '../../common/money/currencies.js';
import { isWhole, toCents } from '../../common/money/currency-step.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';
import { SalonSettingsService } from '../salon/salon-settings.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Transactions } from '../../database/transactions.js';
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

/** Raises or lowers many prices at once. Bookings have their own copies, so they are not affected. */
@Injectable()
export class PriceChangesService {
  constructor(
    private readonly services: ServicePricesService,
    private readonly offers: OfferPricesService,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  /** Prices that would change. Leaves out those that stay. */
  async previewPriceChange(wanted: PriceChangeDto): Promise<PriceChangePreviewView> {
    return this.transactions.readSnapshot(async (tx) => previewOf(await this.changedBy(wanted, tx)));
  }

  /** Applies exactly the previewed changes, or none. */
  changePrices(
    { seen, ...wanted }: ApplyPriceChangeDto,
    admin: CurrentUser,
  ): Promise<PriceChangePreviewView> {
    return this.transactions.run(async (tx) => {
      await this.services.lockPrices(tx);
      await this.offers.lockPrices(tx);
      const changed = await this.changedBy(wanted, tx);
      const preview = previewOf(changed);
      if (preview.seen !== seen) throw pricesHaveChanged();
      await this.services.setPrices(changed.flatMap(asServicePrice), changed.flatMap(asAddOnPrice), tx);
      await this.offers.setPrices(changed.flatMap(asOwnPrice), tx);
      await this.audit.record(
        {
          actor: admin,
          action: 'prices.changed',
          object: { type: 'prices', id: 'all' },
          detail: { by: wanted.by, change: wanted.change, prices: changed.length },
        },
        tx,
      );
      return preview;
    });
  }

  private async changedBy(wanted: PriceChangeDto, tx: EntityManager): Promise<ChangedPrice[]> {
    const { currency } = await this.salons.salon(tx);
    assertInCurrency(wanted, currency);
    const { maxPriceCents } = factsOf(currency);
    const { serviceIds, includesAddOns, includesOwnPrices } = wanted;
    const only = serviceIds && new Set(serviceIds);
    const services = (await this.services.list(tx)).filter(({ id, status }) =>
      only ? only.has(id) : status !== 'archived',
    );
    const offers = includesOwnPrices ? await this.offers.listOwnPrices(tx) : [];
    return services
      .flatMap((service) => {
        const of = { serviceId: service.id, title: service.title };
        const addOns = includesAddOns ? service.addOns : [];
        return [
          priced(
            of,
            { kind: 'service', partId: null, partName: '', cents: service.priceCents },
            wanted,
            maxPriceCents,
          ),
          ...addOns.map(({ id, title, priceCents }) =>
            priced(
              of,
              { kind: 'add-on', partId: id, partName: title, cents: priceCents },
              wanted,
              maxPriceCents,
            ),
          ),
          ...offers
            .filter(({ serviceId }) => serviceId === service.id)
            .map(({ staffId, staffName, priceCents }) =>
              priced(
                of,
                { kind: 'own-price', partId: staffId, partName: staffName, cents: priceCents },
                wanted,
                maxPriceCents,
              ),
            ),
        ];
      })
      .filter(({ cents, newCents }) => cents !== newCents);
  }
}

/** @throws 422 if the result is not a valid price */
function priced(
  of: Pick<ChangedPrice, 'serviceId' | 'title'>,
  part: Pick<ChangedPrice, 'kind' | 'partId' | 'partName' | 'cents'>,
  wanted: PriceChangeDto,
  maxPriceCents: number,
): ChangedPrice {
  const isFree = part.cents === 0;
  const newCents = isFree ? 0 : newPrice(part.cents, changeOf(wanted), wanted.roundToCents);
  // Only an explicit 0 makes something free.
  const least = isFree || part.kind === 'add-on' ? 0 : 1;
  if (newCents < least || newCents > maxPriceCents) throw unusablePrice(part.partName || of.title);
  return { ...of, ...part, newCents };
}

/** 422 for a change whose results don't exist in the currency. */
function assertInCurrency({ by, change, roundToCents }: PriceChangeDto, currency: string): void {
  const detail = sentence('notAWholeAmount');
  if (!isWhole(roundToCents, currency)) throw invalidInput([{ pointer: '#/roundToCents', detail }]);
  if (by === 'amount' && !isWhole(toCents(change), currency))
    throw invalidInput([{ pointer: '#/change', detail }]);
}

const changeOf = ({ by, change }: PriceChangeDto): PriceChange =>
  by === 'percent' ? { by, percent: change } : { by, cents: toCents(change) };

/** The same prices before and after have the same fingerprint. */
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
