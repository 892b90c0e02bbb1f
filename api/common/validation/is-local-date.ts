import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isLocalDate, type LocalDate } from '../time/local-date.js';

/** Beyond these years the next day, or the one before, can no longer be written as `YYYY-MM-DD`. */
export const isOfOurTimes = (day: LocalDate): boolean => day >= '1900-01-01' && day <= '2999-12-31';

/** A calendar day that exists, `YYYY-MM-DD`, in a year that a salon may have to do with. */
export const IsLocalDate = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isLocalDate',
      validator: {
        validate: (value: unknown) => isLocalDate(value) && isOfOurTimes(value),
        defaultMessage: () => '$property must be a day of the calendar, YYYY-MM-DD',
      },
    },
    options,
  );
