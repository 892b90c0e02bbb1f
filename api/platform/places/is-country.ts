import { ValidateBy } from 'class-validator';
import { countries } from './countries.js';

/** A two-letter country code of ISO 3166-1. */
export const IsCountry = () =>
  ValidateBy({
    name: 'isCountry',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && countries.has(value),
      defaultMessage: () => '$property must be a country in two letters, for example PT',
    },
  });
