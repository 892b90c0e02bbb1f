import { cardPath } from './share-card-path.js';
import { isWritable } from '../face-pictures/writable.js';
import { coverOf, logoInside } from './domain/share-card.js';

const frame = { width: 660, height: 630 };
const middle = { focusXPercent: 50, focusYPercent: 50 };

describe('F-2: the card of a shared page', () => {
  test('has another address as soon as anything on it changes', () => {
    const face = { colour: null, logoId: null };
    const card = { name: 'Maison Vera', line: 'Lisbon', picture: { _id: 'a', ...middle }, face };
    const others = [
      { ...card, name: 'Maison Vero' },
      { ...card, line: '' },
      { ...card, picture: null },
      { ...card, picture: { ...card.picture, focusXPercent: 51 } },
      { ...card, face: { ...face, colour: '#0b4f3c' } },
      { ...card, face: { ...face, logoId: 'b' } },
    ];

    const paths = [card, ...others].map(cardPath);

    expect(new Set(paths).size).toBe(7);
    expect(paths[0]).toMatch(/^\/share-card\/[0-9a-f]{16}\.jpg$/);
    expect(cardPath({ ...card })).toBe(paths[0]);
  });

  test('cuts a wide picture at its sides and a tall one above and below, around what must stay in sight', () => {
    expect(coverOf({ width: 1260, height: 630 }, frame, { ...middle, focusXPercent: 100 })).toEqual({
      resized: { width: 1260, height: 630 },
      cut: { left: 600, top: 0, ...frame },
    });
    expect(coverOf({ width: 330, height: 945 }, frame, { ...middle, focusYPercent: 0 })).toEqual({
      resized: { width: 660, height: 1890 },
      cut: { left: 0, top: 0, ...frame },
    });
  });

  test('shows a wide, a tall and a tiny logo inside its place, and enlarges none to a blur', () => {
    const place = { width: 400, height: 150 };
    const shown = [
      { width: 1200, height: 160 },
      { width: 120, height: 480 },
      { width: 24, height: 24 },
    ].map((logo) => logoInside(logo, place));
    expect(shown).toEqual([
      { width: 400, height: 53 },
      { width: 38, height: 150 },
      { width: 48, height: 48 },
    ]);
  });

  test('writes names in the letters it has, and leaves out what would be empty boxes', () => {
    expect(['Maison Vera', 'Salão “Íris” & Söhne', 'Cafe\u0301'].map(isWritable)).toEqual([true, true, true]);
    expect(['サロン', 'Красота', 'Vera 💇', '', 'a\u0000b'].map(isWritable)).toEqual([
      ...[false, false, false, false, false],
    ]);
  });
});
