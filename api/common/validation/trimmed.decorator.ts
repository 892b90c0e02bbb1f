import { Transform } from 'class-transformer';

/** They would change the direction of the following text, on every page and in every email that shows it. */
const TURNS_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes surrounding white space and direction characters. A field of nothing else becomes empty. */
export const Trimmed = () => Transform(({ value }: { value: unknown }) => trimmed(value));

/** Of a list, each text. */
const trimmed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(trimmed);
  return typeof value === 'string' ? value.replaceAll(TURNS_DIRECTION, '').trim() : value;
};
