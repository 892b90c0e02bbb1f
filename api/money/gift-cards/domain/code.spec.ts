import fc from 'fast-check';
import { CHANCE_BYTES, codeOf, inGroups, lastSigns, readCode } from './code.js';

const chance = fc.uint8Array({ minLength: CHANCE_BYTES, maxLength: CHANCE_BYTES });

describe('the code of a gift card', () => {
  test('is 80 bits of chance in signs that are read out without doubt, and one that checks them', () => {
    expect(codeOf(new Uint8Array(CHANCE_BYTES))).toBe('00000000000000000');
    expect(inGroups(codeOf(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])))).toBe('0410-6105-0R3G-G28A-0');
    expect(lastSigns('041061050R3GG28A0')).toBe('28A0');
  });

  test('is read as people type it', () => {
    fc.assert(
      fc.property(chance, (bytes) => {
        const code = codeOf(bytes);
        const sloppy = ` ${inGroups(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `;
        expect(readCode(sloppy)).toBe(code);
        expect(
          readCode(
            code
              .replaceAll('1', 'I')
              .match(/.{1,5}/g)
              ?.join(' – ') ?? '',
          ),
        ).toBe(code);
      }),
    );
  });

  test('is refused with any one sign wrong, too short or too long', () => {
    fc.assert(
      fc.property(chance, fc.nat({ max: 16 }), fc.nat({ max: 30 }), (bytes, place, other) => {
        const code = codeOf(bytes);
        const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.replace(code.charAt(place), '');
        const wrong = code.slice(0, place) + signs.charAt(other) + code.slice(place + 1);
        expect(readCode(wrong)).toBeNull();
      }),
    );
    expect(readCode('')).toBeNull();
    expect(readCode('0410-6105-0R3G-G28A')).toBeNull();
    expect(readCode('0410-6105-0R3G-G28A-01')).toBeNull();
    expect(readCode('0410-6105-0R3G-G28A-ü')).toBeNull();
  });
});
