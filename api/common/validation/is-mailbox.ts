import { IsEmail } from 'class-validator';

/** The salon's own email address, typed by admins: plain enough for a link and for an email's envelope. */
export const IsMailbox = () =>
  IsEmail(
    { allow_display_name: false, blacklisted_chars: '"(),:;<>[]\\' },
    { message: 'email must be a valid email address' },
  );
