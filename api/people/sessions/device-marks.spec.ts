import { randomBytes } from 'node:crypto';
import { DeviceMarks } from './device-marks.js';

const marks = new DeviceMarks(randomBytes(32).toString('base64'));
const vera = { id: 'e7c1', passwordHash: 'v1$rosemary' };
const now = new Date('2027-03-01T08:00:00Z');
const anyOf = ['first', 'both'] as const;
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('the mark of a browser', () => {
  test('is recognised for half a year', () => {
    const { text, expiresAt } = marks.make(vera, 'first', now);

    expect(expiresAt).toEqual(inDays(180));
    expect(marks.nameIn(text, vera, anyOf, now)).toMatch(/^[\w-]{16}$/);
    expect(marks.nameIn(text, vera, anyOf, inDays(179))).toBe(marks.nameIn(text, vera, anyOf, now));
    expect(marks.nameIn(text, vera, anyOf, inDays(180))).toBeNull();
  });

  test('is worth nothing for anybody else, or after a change of password', () => {
    const { text } = marks.make(vera, 'first', now);

    expect(marks.nameIn(text, { ...vera, id: 'e7c2' }, anyOf, now)).toBeNull();
    expect(marks.nameIn(text, { ...vera, passwordHash: 'v1$thyme' }, anyOf, now)).toBeNull();
    expect(new DeviceMarks(randomBytes(32).toString('base64')).nameIn(text, vera, anyOf, now)).toBeNull();
  });

  test('A-22: says whether the log-in that left it was a whole one', () => {
    const [first, both] = (['first', 'both'] as const).map((by) => marks.make(vera, by, now).text);

    expect(marks.nameIn(first ?? '', vera, ['both'], now)).toBeNull();
    expect(marks.nameIn(both ?? '', vera, ['both'], now)).not.toBeNull();
    expect(marks.nameIn(both ?? '', vera, anyOf, now)).not.toBeNull();
  });

  test('cannot be forged or extended', () => {
    const { text } = marks.make(vera, 'first', now);
    const [ends = '', name = '', seal = ''] = text.split('.');

    for (const forged of [
      '',
      '..',
      text.slice(1),
      `${ends}.${seal.slice(0, 16)}.${seal}`,
      `zzzzzz.${name}.${seal}`,
    ]) {
      expect(marks.nameIn(forged, vera, anyOf, now)).toBeNull();
    }
  });
});
