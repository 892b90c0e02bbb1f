import { ValidateBy } from 'class-validator';
import { isCurrency } from './countries.js';

/** The code of money that is in use, as ISO 4217 has it. */
export const IsCurrency = () =>
  ValidateBy({
    name: 'isCurrency',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isCurrency(value),
      defaultMessage: () => '$property must be a currency in three letters, for example EUR',
    },
  });
