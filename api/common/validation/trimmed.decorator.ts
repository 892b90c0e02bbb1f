import { Transform } from 'class-transformer';

/** Blanks around a text were not meant; a field of nothing but blanks is empty. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
