import fc from 'fast-check';
import { initialsOf } from './initials.js';

test.each([
  ['Maison Vera', 'MV'],
  ['Vera', 'V'],
  ['salon de beauté', 'SB'],
  ['Cuts by Ana', 'CA'],
  ['The Grand Atelier of Hair and Beauty in Lisbon', 'TG'],
  ['L’Atelier', 'L'],
  ['« Íris » & Söhne', 'ÍS'],
  ['Cafe\u0301 E\u0301lan', 'CÉ'],
  ['İpek Saç', 'İS'],
  ['ßpitz', 'ß'],
  ['24 Hair', '24'],
  ['1001 Nights', '10'],
  ['Studio 54', 'S'],
  ['صالون الجمال', 'ص'],
  ['الجمال', 'ج'],
  ['美容室さくら', '美'],
  ['Красота и Стиль', 'КС'],
  ['💇 Vera', 'V'],
  ['💇', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('no name has more than two initials', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (name) => {
      const letters = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(initialsOf(name));
      expect([...letters].length).toBeLessThanOrEqual(2);
    }),
  );
});
