import { ValidateBy } from 'class-validator';
import { isTimeZone } from '../time/zone.js';

/** An IANA zone that this machine knows. */
export const IsTimeZone = () =>
  ValidateBy({
    name: 'isTimeZone',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && value.length <= 64 && isTimeZone(value),
      defaultMessage: () => '$property must be a time zone, for example Europe/Lisbon',
    },
  });
