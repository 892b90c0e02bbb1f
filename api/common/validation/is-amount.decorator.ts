import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';
import { MAX_AMOUNT_OF_ANY, MAX_PRICE_OF_ANY } from '../money/currencies.js';

/** Which limit of the currency holds: of one price, of any amount, or none because it is compared with one of ours. */
export type AmountLimit = 'price' | 'amount' | 'none';

/** The least that anything is written down for. */
const MIN_AMOUNT = 0.01;

/** A hundred times the highest amount: what a difference may come to. */
const MOST_COMPARED = 100 * MAX_AMOUNT_OF_ANY;

const maxima: Record<AmountLimit, number> = {
  price: MAX_PRICE_OF_ANY,
  amount: MAX_AMOUNT_OF_ANY,
  none: MOST_COMPARED,
};

const amounts = new WeakMap<object, Map<string, AmountLimit>>();

/** The amounts among the fields of a body, those of the classes that it extends included. */
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
 * Money in the salon's currency, the one decorator for it: a hundredth or more, unless it says otherwise. `AmountsPipe` then
 * asks the currency, which may lack fractions and has limits of its own. The contract reads the decorators of others and not
 * what is in one of ours, so it is told the bounds here.
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

/** A difference: less than nothing where something is missing. */
export const IsDifference = (): PropertyDecorator => IsAmount({ min: -MOST_COMPARED, limit: 'none' });
