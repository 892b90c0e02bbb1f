import type { SalonView } from '../../salon/salon/salon.view.js';
import type { OfferedServiceView } from '../../salon/services/service.view.js';

/**
 * A service's price for schema.org, where a "from" price is a specification with a minimum; null if it can't be
 * booked.
 */
export const priceJsonLd = ({ terms }: OfferedServiceView, { currency }: SalonView): object | null => {
  if (!terms) return null;
  const { price, priceKind } = terms;
  return priceKind === 'from'
    ? {
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: price,
          priceCurrency: currency.code,
        },
      }
    : { price, priceCurrency: currency.code };
};
