import type { SalonView } from '../salon/salon.view.js';
import type { ServiceView } from '../services/service.view.js';

/** A service's price for schema.org, where a "from" price is a specification with a minimum instead of a price. */
export const priceJsonLd = ({ price, priceKind }: ServiceView, { currency }: SalonView): object =>
  priceKind === 'from'
    ? {
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: price,
          priceCurrency: currency.code,
        },
      }
    : { price, priceCurrency: currency.code };
