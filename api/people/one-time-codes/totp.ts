import { Secret, TOTP } from 'otpauth';

/** As every authenticator app expects them: RFC 6238 with SHA-1, six digits, a new code every half minute. */
const codes = { algorithm: 'SHA1', digits: 6, period: 30 };

/** What the RFC recommends for SHA-1. */
export const TOTP_SECRET_BYTES = 20;

/** Clocks differ, and typing takes its time: the code before and the one after will do as well. */
const STEPS_OFF = 1;

const secretOf = (bytes: Buffer): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** The number of the half minute whose code this is, if it is one of now; null for any other. */
export function totpStep(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const step = TOTP.counter({ ...codes, timestamp });
  const off = TOTP.validate({
    ...codes,
    token: code,
    secret: secretOf(secret),
    timestamp,
    window: STEPS_OFF,
  });
  return off === null ? null : step + off;
}

/** What an app reads: by its QR code, or typed by hand. */
export function totpForApp(secret: Buffer, whose: { salon: string; email: string }) {
  // A colon would end the name of the salon for the app.
  const issuer = whose.salon.replaceAll(':', ' ');
  const totp = new TOTP({ ...codes, issuer, label: whose.email, secret: secretOf(secret) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}
