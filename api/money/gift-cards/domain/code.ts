/** Characters that no one confuses when reading them out: no I, L, O or U (Douglas Crockford's Base32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = BigInt(SIGNS.length);

/** 80 random bits, five per character. */
const CHANCE_SIGNS = 16;
export const CHANCE_BYTES = 10;

const GROUP = 4;

/**
 * The check character of a code. It detects any single wrong character and nearly all swapped neighbours (Luhn's
 * method for 32 characters).
 */
function checkSign(signs: string): string {
  const sum = [...signs].reverse().reduce((before, sign, index) => {
    const value = SIGNS.indexOf(sign) * (index % 2 === 0 ? 2 : 1);
    return before + Math.floor(value / SIGNS.length) + (value % SIGNS.length);
  }, 0);
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length);
}

/** A code from ten random bytes, without separators. */
export function codeOf(chance: Uint8Array): string {
  let left = BigInt(`0x${Buffer.from(chance).toString('hex')}`);
  let signs = '';
  for (let index = 0; index < CHANCE_SIGNS; index++) {
    signs = SIGNS.charAt(Number(left % BASE)) + signs;
    left /= BASE;
  }
  return signs + checkSign(signs);
}

/** The printed form, in groups that are easy to read out. */
export const inGroups = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code;

/** Parses a typed code, tolerating spaces, dashes and misread characters; null if it can't be a valid code. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (code.length !== CHANCE_SIGNS + 1 || [...code].some((sign) => !SIGNS.includes(sign))) return null;
  return checkSign(code.slice(0, -1)) === code.at(-1) ? code : null;
}

/** Tells cards apart in a list, but can't be used to pay. */
export const lastSigns = (code: string): string => code.slice(-GROUP);
