import type { SalonView } from '../salon/salon.view.js';
import type { ServiceView } from '../services/service.view.js';

/** What a service costs, in schema.org's words. A price that begins somewhere is a specification with a least, not a price. */
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
