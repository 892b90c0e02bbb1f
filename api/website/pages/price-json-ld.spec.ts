import type { SalonView } from '../../salon/salon/salon.view.js';
import type { OfferedServiceView } from '../../salon/services/service.view.js';
import { priceJsonLd } from './price-json-ld.js';

const salon = { currency: { code: 'EUR', symbol: '€', decimals: 2 } } as SalonView;
const told = (terms: { price: number; priceKind: 'fixed' | 'from' } | null) =>
  priceJsonLd({ terms } as OfferedServiceView, salon);

test('search engines read a free service as one with a price of 0, and one from 0 as one with a minimum', () => {
  expect(told({ price: 0, priceKind: 'fixed' })).toEqual({ price: 0, priceCurrency: 'EUR' });
  expect(told({ price: 0, priceKind: 'from' })).toEqual({
    priceSpecification: { '@type': 'PriceSpecification', minPrice: 0, priceCurrency: 'EUR' },
  });
  expect(told(null)).toBeNull();
});
