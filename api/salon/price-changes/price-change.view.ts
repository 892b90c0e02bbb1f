import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';

export const pricedThings = ['service', 'add-on', 'own-price'] as const;
export type PricedThing = (typeof pricedThings)[number];

/** A price that changes, in cents. */
export interface ChangedPrice {
  kind: PricedThing;
  serviceId: string;
  /** Id of the add-on, or of the team member whose own price it is. */
  partId: string | null;
  title: string;
  partName: string;
  cents: number;
  newCents: number;
}

/** One price as it is, and as it becomes. */
export class ChangedPriceView {
  /** `own-price`: a team member's own price for this service. */
  @ApiProperty({ enum: pricedThings })
  kind: PricedThing;

  serviceId: string;

  /** The name of the service. */
  title: string;

  /** The name of the add-on or the team member; empty for the service itself. */
  partName: string;

  /** Before, in the salon's currency. */
  price: number;

  /** After. */
  newPrice: number;
}

/** All prices that the change reaches, in the order of the price list. */
export class PriceChangePreviewView {
  items: ChangedPriceView[];

  /** Send it with the change itself. */
  seen: string;
}

export const toPriceChangePreviewView = (
  changed: readonly ChangedPrice[],
  seen: string,
): PriceChangePreviewView => ({
  items: changed.map(({ kind, serviceId, title, partName, cents, newCents }) => ({
    kind,
    serviceId,
    title,
    partName,
    price: toPrice(cents),
    newPrice: toPrice(newCents),
  })),
  seen,
});
