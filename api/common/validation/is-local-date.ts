import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isLocalDate, type LocalDate } from '../time/local-date.js';

/** Outside these years the next or previous day could not be written as `YYYY-MM-DD`. */
export const isOfOurTimes = (day: LocalDate): boolean => day >= '1900-01-01' && day <= '2999-12-31';

/** An existing calendar day, `YYYY-MM-DD`, in a year that matters to a salon. */
export const IsLocalDate = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isLocalDate',
      validator: {
        validate: (value: unknown) => isLocalDate(value) && isOfOurTimes(value),
        defaultMessage: () => '$property must be a calendar day, YYYY-MM-DD',
      },
    },
    options,
  );
