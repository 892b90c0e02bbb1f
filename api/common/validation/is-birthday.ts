import { ValidateBy } from 'class-validator';
import { isBirthday } from '../time/birthday.js';

/** A birthday, `YYYY-MM-DD` or `--MM-DD`; empty for none. */
export const IsBirthday = (): PropertyDecorator =>
  ValidateBy({
    name: 'isBirthday',
    validator: {
      validate: (value: unknown) => value === '' || isBirthday(value),
      defaultMessage: () => '$property must be a day, YYYY-MM-DD, or --MM-DD without a year',
    },
  });
