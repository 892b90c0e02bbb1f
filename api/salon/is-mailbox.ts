import { IsEmail } from 'class-validator';

/** The salon's own address, which admins type: plain enough for a link and for the envelope of a letter. */
export const IsMailbox = () =>
  IsEmail(
    { allow_display_name: false, blacklisted_chars: '"(),:;<>[]\\' },
    { message: 'email must be a valid e-mail address' },
  );
