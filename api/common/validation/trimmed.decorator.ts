import { Transform } from 'class-transformer';

/** Removes white space around a text; a field of nothing but white space is empty. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
