import { ValidateBy } from 'class-validator';
import { isCurrency } from './countries.js';

/** The ISO 4217 code of a currency in use. */
export const IsCurrency = () =>
  ValidateBy({
    name: 'isCurrency',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isCurrency(value),
      defaultMessage: () => '$property must be a currency in three letters, for example EUR',
    },
  });
