/** A typed code, in the form used for comparison. */
export interface TypedCode {
  kind: 'totp' | 'recovery';
  code: string;
}

/** Crockford’s alphabet, in which no two characters look alike. */
const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const BITS_OF_SIGN = 5;

/** The size of a recovery code: 80 bits, or sixteen characters. */
export const RECOVERY_CODE_BYTES = 10;

const APP_CODE = /^\d{6}$/;
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_ALPHABET}]{16}$`);

/** The zeros of Arabic and Persian keyboards. */
const zeros = [0x0660, 0x06f0];

const toAscii = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((each) => code >= each && code < each + 10) ?? code;
  return String(code - zero);
};

/** Parses a code however it was typed: with spaces and dashes, in capitals, in Arabic digits. Null if it can't be a code. */
export function readCode(typed: string): TypedCode | null {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, toAscii)
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase();
  if (APP_CODE.test(code)) return { kind: 'totp', code };
  const unmistaken = code.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return RECOVERY_CODE.test(unmistaken) ? { kind: 'recovery', code: unmistaken } : null;
}

/** A recovery code as displayed, in four groups of four characters. */
export function recoveryCodeOf(chance: Buffer): string {
  const bits = [...chance].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const signs = Array.from({ length: bits.length / BITS_OF_SIGN }, (_, index) =>
    RECOVERY_ALPHABET.charAt(parseInt(bits.slice(index * BITS_OF_SIGN, (index + 1) * BITS_OF_SIGN), 2)),
  );
  return signs.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}
