import type { ColumnOptions } from 'typeorm';

/**
 * Amounts of money are `bigint` columns, which the driver returns as text. This is the one place where they become numbers:
 * the columns of entities by `centsColumn`, those of other statements by the kind `money`. Throws for an integer that a number
 * would round: more than 9,007,199,254,740,991.
 */
export function safeInteger(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    throw new RangeError(`${JSON.stringify(value)} is not an integer that a number holds exactly`);
  return number;
}

/** A column of an entity that holds an amount of money. */
export const centsColumn = {
  type: 'bigint',
  transformer: {
    from: (stored: string | null) => (stored === null ? null : safeInteger(stored)),
    to: (cents: unknown) => cents,
  },
} as const satisfies ColumnOptions;
