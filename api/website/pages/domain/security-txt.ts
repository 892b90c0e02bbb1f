const DAY_MS = 86_400_000;
/** The standard recommends less than a year, so that no one relies on an outdated address. */
const VALID_DAYS = 180;

interface SecurityContact {
  publicUrl: string;
  /** The salon's; empty if it has none. */
  email: string;
  now: Date;
}

/** The security.txt file (RFC 9116). It expires at a midnight, so that the file is the same all day. */
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
