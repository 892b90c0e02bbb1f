import { ValidateBy } from 'class-validator';
import { countries } from './countries.js';

/** The code of a country, as ISO 3166-1 has it in two letters. */
export const IsCountry = () =>
  ValidateBy({
    name: 'isCountry',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && countries.has(value),
      defaultMessage: () => '$property must be a country in two letters, for example PT',
    },
  });
