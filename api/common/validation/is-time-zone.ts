import { ValidateBy } from 'class-validator';
import { isTimeZone } from '../time/zone.js';

/** A zone that this machine knows by its IANA name. */
export const IsTimeZone = () =>
  ValidateBy({
    name: 'isTimeZone',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && value.length <= 64 && isTimeZone(value),
      defaultMessage: () => '$property must be a time zone, for example Europe/Lisbon',
    },
  });
