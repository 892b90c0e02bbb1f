import { randomBytes } from 'node:crypto';
import { DeviceMarks } from './device-marks.js';

const marks = new DeviceMarks(randomBytes(32).toString('base64'));
const vera = { id: 'e7c1', passwordHash: 'v1$rosemary' };
const now = new Date('2027-03-01T08:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('the mark of a browser', () => {
  it('is recognised for half a year', () => {
    const { text, expiresAt } = marks.make(vera, now);

    expect(expiresAt).toEqual(inDays(180));
    expect(marks.nameIn(text, vera, now)).toMatch(/^[\w-]{16}$/);
    expect(marks.nameIn(text, vera, inDays(179))).toBe(marks.nameIn(text, vera, now));
    expect(marks.nameIn(text, vera, inDays(180))).toBeNull();
  });

  it('is worth nothing for anybody else, or after a change of password', () => {
    const { text } = marks.make(vera, now);

    expect(marks.nameIn(text, { ...vera, id: 'e7c2' }, now)).toBeNull();
    expect(marks.nameIn(text, { ...vera, passwordHash: 'v1$thyme' }, now)).toBeNull();
    expect(new DeviceMarks(randomBytes(32).toString('base64')).nameIn(text, vera, now)).toBeNull();
  });

  it('cannot be forged or extended', () => {
    const { text } = marks.make(vera, now);
    const [ends = '', name = '', seal = ''] = text.split('.');

    for (const forged of [
      '',
      '..',
      text.slice(1),
      `${ends}.${seal.slice(0, 16)}.${seal}`,
      `zzzzzz.${name}.${seal}`,
    ]) {
      expect(marks.nameIn(forged, vera, now)).toBeNull();
    }
  });
});
