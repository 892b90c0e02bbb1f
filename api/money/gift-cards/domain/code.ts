/** Signs that nobody mixes up when they read them out: no I, L, O or U (Douglas Crockford's Base32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = BigInt(SIGNS.length);

/** 80 bits, five to a sign. */
const CHANCE_SIGNS = 16;
export const CHANCE_BYTES = 10;

const GROUP = 4;

/**
 * The last sign of a code, which any one wrong sign, and all but a few swapped neighbours, would make another (Luhn's method
 * for 32 signs).
 */
function checkSign(signs: string): string {
  const sum = [...signs].reverse().reduce((before, sign, index) => {
    const value = SIGNS.indexOf(sign) * (index % 2 === 0 ? 2 : 1);
    return before + Math.floor(value / SIGNS.length) + (value % SIGNS.length);
  }, 0);
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length);
}

/** A code of these ten bytes of chance, without gaps. */
export function codeOf(chance: Uint8Array): string {
  let left = BigInt(`0x${Buffer.from(chance).toString('hex')}`);
  let signs = '';
  for (let index = 0; index < CHANCE_SIGNS; index++) {
    signs = SIGNS.charAt(Number(left % BASE)) + signs;
    left /= BASE;
  }
  return signs + checkSign(signs);
}

/** As it is printed: in groups that can be read out. */
export const inGroups = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code;

/** A code as somebody types it, with whatever blanks, dashes and mistakes of reading; null when it can be no code of ours. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (code.length !== CHANCE_SIGNS + 1 || [...code].some((sign) => !SIGNS.includes(sign))) return null;
  return checkSign(code.slice(0, -1)) === code.at(-1) ? code : null;
}

/** What tells cards apart on a list, and nobody can pay with. */
export const lastSigns = (code: string): string => code.slice(-GROUP);
