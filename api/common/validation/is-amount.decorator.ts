import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';
import { MAX_AMOUNT_OF_ANY, MAX_PRICE_OF_ANY } from '../money/currencies.js';

/** The currency's limit that applies: that of a price, of any amount, or none because it is only compared. */
export type AmountLimit = 'price' | 'amount' | 'none';

/** The smallest amount that is ever recorded. */
const MIN_AMOUNT = 0.01;

/** A hundred times the highest amount, as the bound for differences. */
const MOST_COMPARED = 100 * MAX_AMOUNT_OF_ANY;

const maxima: Record<AmountLimit, number> = {
  price: MAX_PRICE_OF_ANY,
  amount: MAX_AMOUNT_OF_ANY,
  none: MOST_COMPARED,
};

const amounts = new WeakMap<object, Map<string, AmountLimit>>();

/** The amount fields of a body, including those inherited from base classes. */
export function amountsOf(body: object): Map<string, AmountLimit> {
  const found = new Map<string, AmountLimit>();
  for (
    let type: unknown = Object.getPrototypeOf(body);
    type instanceof Object;
    type = Object.getPrototypeOf(type)
  )
    for (const [name, limit] of amounts.get(type) ?? []) found.set(name, limit);
  return found;
}

/**
 * An amount in the salon's currency, at least one hundredth unless stated otherwise. The only decorator for money.
 * `AmountsPipe` then checks the currency's steps and limits. The Swagger plugin can't look inside this decorator, so
 * the bounds are stated here.
 */
export const IsAmount = ({
  min = MIN_AMOUNT,
  limit = 'amount',
}: { min?: number; limit?: AmountLimit } = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minimum: min, maximum: maxima[limit], format: 'double' }),
    Max(maxima[limit]),
    Min(min),
    IsNumber({ maxDecimalPlaces: 2 }),
    (type: object, name: string | symbol) => {
      const known = amounts.get(type) ?? new Map<string, AmountLimit>();
      amounts.set(type, known.set(String(name), limit));
    },
  );

/** A difference, which may be negative. */
export const IsDifference = (): PropertyDecorator => IsAmount({ min: -MOST_COMPARED, limit: 'none' });
