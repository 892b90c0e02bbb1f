import { Secret, TOTP } from 'otpauth';

/** The parameters that authenticator apps expect: RFC 6238 with SHA-1, six digits, a new code every 30 seconds. */
const codes = { algorithm: 'SHA1', digits: 6, period: 30 };

/** The RFC's recommendation for SHA-1. */
export const TOTP_SECRET_BYTES = 20;

/** Accept the previous and next code as well, because clocks differ and typing takes time. */
const STEPS_OFF = 1;

const secretOf = (bytes: Buffer): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** The time step of a currently valid code; null for any other. */
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

/** The data for an app, by QR code or typed by hand. */
export function totpForApp(secret: Buffer, whose: { salon: string; email: string }) {
  // For the app, a colon would end the salon's name.
  const issuer = whose.salon.replaceAll(':', ' ');
  const totp = new TOTP({ ...codes, issuer, label: whose.email, secret: secretOf(secret) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}
