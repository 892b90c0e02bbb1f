import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { factsOf } from '../money/currencies.js';
import { toCents } from '../money/currency-step.js';
import { invalidInput } from '../problem/common.problems.js';
import type { FieldProblem } from '../problem/problem.js';
import { sentence } from '../words/sentence.js';
import { type AmountLimit, amountsOf } from './is-amount.decorator.js';

interface Amount {
  pointer: string;
  cents: number;
  limit: AmountLimit;
}

/**
 * Rejects amounts that don't exist in the salon's currency, such as half a yen, and amounts above its limits. Every
 * validated body passes through it. The till checks again under its lock, since the owner may change the currency in
 * between.
 */
export class AmountsPipe implements PipeTransform<unknown, Promise<unknown>> {
  /** @param currency returns the salon's ISO code; called only if there is an amount */
  constructor(private readonly currency: () => Promise<string>) {}

  async transform(value: unknown, { type }: ArgumentMetadata): Promise<unknown> {
    const amounts = type === 'body' ? amountsIn(value, '#') : [];
    if (amounts.length === 0) return value;
    const { stepCents, maxPriceCents, maxAmountCents } = factsOf(await this.currency());
    const most = { price: maxPriceCents, amount: maxAmountCents, none: Infinity };
    const problems = amounts.flatMap(({ pointer, cents, limit }): FieldProblem[] => {
      if (cents % stepCents !== 0) return [{ pointer, detail: sentence('notAWholeAmount') }];
      return cents > most[limit] ? [{ pointer, detail: sentence('amountTooHigh') }] : [];
    });
    if (problems.length > 0) throw invalidInput(problems);
    return value;
  }
}

function amountsIn(value: unknown, pointer: string): Amount[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each, index) => amountsIn(each, `${pointer}/${index}`));
  const limits = amountsOf(value);
  return Object.entries(value).flatMap(([name, field]) => {
    const limit = limits.get(name);
    if (limit === undefined) return amountsIn(field, `${pointer}/${name}`);
    return typeof field === 'number' ? [{ pointer: `${pointer}/${name}`, cents: toCents(field), limit }] : [];
  });
}
