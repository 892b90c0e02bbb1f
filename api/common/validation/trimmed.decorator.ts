import { Transform } from 'class-transformer';

/** They turn the direction of what follows, on every page and in every email that shows the text. */
const TURNS_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes white space around a text, and characters that turn it around; a field of nothing else is empty. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replaceAll(TURNS_DIRECTION, '').trim() : value,
  );
