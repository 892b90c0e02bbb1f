import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';

/** In the salon's currency: more is a typing error. */
export const MAX_AMOUNT = 1_000_000;

/** The least that anything is written down for. */
const MIN_AMOUNT = 0.01;

/**
 * Money in the salon's currency, with two decimals at most: a hundredth or more, unless it says otherwise. The contract reads
 * the decorators of others and not what is in one of ours, so it is told the bounds here.
 */
export const IsAmount = ({ min = MIN_AMOUNT, max = MAX_AMOUNT } = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minimum: min, maximum: max }),
    Max(max),
    Min(min),
    IsNumber({ maxDecimalPlaces: 2 }),
  );
