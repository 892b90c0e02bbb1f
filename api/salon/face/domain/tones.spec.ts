import fc from 'fast-check';
import { contrastOf } from './colours.js';
import { grounds, standardTones, type ThemeTones, tonesOf } from './tones.js';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** What has to be read on what, with the lowest contrast allowed. */
const pairsOf = (
  tones: ThemeTones,
  { forText, forShapes }: (typeof grounds)['light' | 'night'],
): [number, string, string][] => [
  ...forText.map((ground): [number, string, string] => [4.5, tones.accent, ground]),
  ...forShapes.map((ground): [number, string, string] => [3, tones.accent, ground]),
  [4.5, tones.onAccent, tones.accent],
  [4.5, tones.onAccent, tones.accentHover],
  [4.5, tones.accent, tones.accentSoft],
  [4.5, tones.onAccentSoft, tones.accentSoft],
];

describe('the tones of a salon’s colour', () => {
  test('can be read in both themes, whatever the colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const tones = tonesOf(colour);
        for (const theme of ['light', 'night'] as const) {
          for (const [least, one, other] of pairsOf(tones[theme], grounds[theme])) {
            expect(contrastOf(one, other)).toBeGreaterThanOrEqual(least);
          }
          expect(tones[theme].accentHover).not.toBe(tones[theme].accent);
        }
      }),
      { numRuns: 150 },
    );
  });

  test.each(['#7a2540', '#000000', '#0b4f3c', '#1b2a6b'])('keep a dark colour as it is: %s', (colour) => {
    const { light, mended } = tonesOf(colour);

    expect({ accent: light.accent, mended }).toEqual({ accent: colour, mended: null });
  });

  test.each([
    ['yellow', '#ffe45c', '#7a6900'],
    ['white', '#ffffff', '#696969'],
    ['rose', '#e88aa0', '#a34d64'],
  ])('darken %s no further than its text requires', (_, colour, expected) => {
    const { light, mended } = tonesOf(colour);

    expect(mended).toBe('darker');
    expect(light.accent).toBe(expected);
  });

  test('are pale at night, even for a colour that is dark by day', () => {
    expect([tonesOf('#000000'), tonesOf('#1b2a6b')].map(({ night }) => night.accent)).toEqual([
      '#bebebe',
      '#a6bcf9',
    ]);
  });

  test('are the app’s own for its burgundy', () => {
    expect(tonesOf('#7a2540')).toEqual(standardTones);
  });
});
