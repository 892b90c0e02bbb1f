const DAY_MS = 86_400_000;
/** The standard wants less than a year, so that nobody relies on an address that was given up long ago. */
const VALID_DAYS = 180;

interface SecurityContact {
  publicUrl: string;
  /** The salon's; empty when it has named none. */
  email: string;
  now: Date;
}

/** The file of RFC 9116. It ends at a midnight, so that all that is said within a day is the same. */
export function securityTxt({ publicUrl, email, now }: SecurityContact): string {
  const expiresAt = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  const mailbox = email === '' ? [] : [`Contact: mailto:${encodeURI(email)}`];
  return [
    ...mailbox,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expiresAt.toISOString()}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
