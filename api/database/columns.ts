import type { EpochMinute } from '../common/time/epoch-minute.js';
import { isLocalDate, type LocalDate } from '../common/time/local-date.js';
import { safeInteger } from './safe-integer.js';

/** The kind of a column's value, in the form returned by the driver. */
export interface Kind<Value> {
  /** Its name in errors about a value of another kind. */
  name: string;
  is: (value: unknown) => value is Value;
  /** Converts what the driver returned, where necessary. */
  read?: (value: unknown) => Value;
}

/** The columns of a result by name. The compiler compares them with a declared row type. */
export type ColumnsOf<Row> = { [Name in keyof Row]-?: Kind<Row[Name]> };

/** The row type described by these columns. */
export type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Kind<infer Value> ? Value : never;
};

/** `text`, `varchar`, `uuid`, `citext` and enums. */
export const text: Kind<string> = {
  name: 'text',
  is: (value) => typeof value === 'string',
};

/** `bigint` and `numeric`. The driver returns strings, because a number would lose digits. */
export const digits: Kind<string> = {
  name: 'digits',
  is: (value): value is string => typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value),
};

/** `smallint` and `integer`. */
export const integer: Kind<number> = {
  name: 'an integer',
  is: (value): value is number => Number.isSafeInteger(value),
};

/** Amounts of money, and sums of them: `bigint` and `numeric`, as numbers. */
export const money: Kind<number> = {
  name: 'money',
  is: (value): value is number => Number.isSafeInteger(value),
  read: safeInteger,
};

/** An instant that the statement has converted to whole minutes since 1970. */
export const minute: Kind<EpochMinute> = {
  name: 'a minute',
  is: (value): value is EpochMinute => integer.is(value),
};

/** `real` and `double precision`. */
export const decimal: Kind<number> = {
  name: 'a number',
  is: (value) => typeof value === 'number',
};

export const bool: Kind<boolean> = {
  name: 'a boolean',
  is: (value) => typeof value === 'boolean',
};

/** `timestamptz`. */
export const instant: Kind<Date> = {
  name: 'an instant',
  is: (value) => value instanceof Date,
};

/**
 * A calendar date as text. The statement has to write `::text` or `to_char`, because the driver converts a `date` to
 * a `Date`.
 */
export const localDate: Kind<LocalDate> = {
  name: 'a local date',
  is: (value): value is LocalDate => typeof value === 'string' && isLocalDate(value),
};

/** `bytea`. */
export const bytes: Kind<Buffer> = {
  name: 'bytes',
  is: (value) => Buffer.isBuffer(value),
};

/** JSON that the reader of the row parses. */
export const unparsed: Kind<unknown> = {
  name: 'anything',
  is: (value): value is unknown => value !== undefined,
};

/** One of these words. A check constraint or the statement ensures that there are no others. */
export const oneOf = <Word extends string>(...words: readonly Word[]): Kind<Word> => ({
  name: `one of ${words.join(', ')}`,
  is: (value): value is Word => words.some((word) => word === value),
});

export const nullable = <Value>({ name, is, read }: Kind<Value>): Kind<Value | null> => ({
  name: `${name} or null`,
  is: (value): value is Value | null => value === null || is(value),
  ...(read && { read: (value: unknown) => (value === null ? null : read(value)) }),
});

/** A PostgreSQL or JSON array. */
export const list = <Value>({ name, is }: Kind<Value>): Kind<Value[]> => ({
  name: `a list of ${name}`,
  is: (value): value is Value[] => Array.isArray(value) && value.every(is),
});

/** A JSON object with these fields. */
export const object = <Fields extends object>(fields: ColumnsOf<Fields>): Kind<Fields> => ({
  name: 'an object',
  is: (value): value is Fields =>
    typeof value === 'object' && value !== null && faultIn(value, fields) === null,
});

/** A JSON object with fields of any name. */
export const dictionary = <Value>({ name, is }: Kind<Value>): Kind<Record<string, Value>> => ({
  name: `a dictionary of ${name}`,
  is: (value): value is Record<string, Value> =>
    typeof value === 'object' && value !== null && Object.values(value).every(is),
});

/** Describes the first value in a row that contradicts its columns; null if none does. */
export function faultIn<Row>(row: object, columns: ColumnsOf<Row>): string | null {
  const values = new Map<string, unknown>(Object.entries(row));
  for (const [name, kind] of Object.entries<Kind<unknown>>(columns)) {
    const value = values.get(name);
    if (!kind.is(value)) return `"${name}" is not ${kind.name}: ${JSON.stringify(value)}`;
    values.delete(name);
  }
  const [undescribed] = values.keys();
  return undescribed === undefined ? null : `"${undescribed}" is not described`;
}
