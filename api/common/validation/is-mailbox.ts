import { ValidateBy } from 'class-validator';
import { isEmailAddress } from './email-address.js';

/** Characters that only a quoted address may contain. */
const QUOTED = /["(),:;<>[\]\\]/;

/** The salon's own email address, entered by admins: plain enough for a link and an envelope. */
export const IsMailbox = () =>
  ValidateBy({
    name: 'isEmail',
    validator: {
      validate: (value: unknown) => isEmailAddress(value) && !QUOTED.test(value),
      defaultMessage: () => 'email must be a valid email address',
    },
  });
