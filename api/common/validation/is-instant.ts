import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isLocalDate } from '../time/local-date.js';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  INSTANT.test(value) &&
  // Date.parse alone would turn 30 February into 2 March.
  isLocalDate(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

/** An ISO 8601 date and time with an offset from UTC, without which it would not be an instant. */
export const IsInstant = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isInstant',
      validator: {
        validate: isInstant,
        defaultMessage: () =>
          '$property must be a date and time with an offset, such as 2027-03-01T09:30:00Z',
      },
    },
    options,
  );
