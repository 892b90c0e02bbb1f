import type { ColumnOptions } from 'typeorm';

/**
 * Amounts are `bigint` columns, which the driver returns as text. They become numbers only here: entity columns
 * through `centsColumn`, other statements through the kind `money`. Throws for an integer that a number would round:
 * more than 9,007,199,254,740,991.
 */
export function safeInteger(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    throw new RangeError(`${JSON.stringify(value)} is not an integer that a number holds exactly`);
  return number;
}

/** An entity column for an amount. */
export const centsColumn = {
  type: 'bigint',
  transformer: {
    from: (stored: string | null) => (stored === null ? null : safeInteger(stored)),
    to: (cents: unknown) => cents,
  },
} as const satisfies ColumnOptions;
