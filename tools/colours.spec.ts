import { readFileSync } from 'node:fs';
import { categoryColours } from '../api/salon/services/domain/category-colour.js';
import { grounds, standardTones } from '../api/salon/face/domain/tones.js';
import { hues } from '../web/src/ui/hues.js';

/** The values of a theme's tokens, by name. */
function tokensOf(theme: 'light' | 'night'): ReadonlyMap<string, string> {
  const css = readFileSync('web/src/styles/tokens.css', 'utf8');
  const [light = '', night = ''] = css.split("[data-theme='night']");
  const found = (theme === 'light' ? light : night).matchAll(/--([\w-]+): (#[\da-f]{6});/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance of a colour, by WCAG 2.2. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test('the colours that a category can have are those that there are tokens for', () => {
  expect(hues).toEqual(categoryColours);
});

describe.each(['light', 'night'] as const)('by %s', (theme) => {
  const tokens = tokensOf(theme);
  const colour = (name: string): number[] => channels(tokens.get(name) ?? '');
  const surface = colour('surface');
  /** The grounds that a card can have: its own, and half of it when it is over. */
  const groundsOf = (hue: string) => {
    const full = colour(`hue-${hue}-bg`);
    return [full, full.map((channel, index) => (channel + (surface[index] ?? 0)) / 2)];
  };

  test.each([...hues])('words on %s can be read, and its edge is seen', (hue) => {
    for (const ground of groundsOf(hue)) {
      expect(contrast(colour(`hue-${hue}-fg`), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour(`hue-${hue}-line`), ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colour(`hue-${hue}-line`), surface)).toBeGreaterThanOrEqual(3);
    // The words of the part in which someone is free have no ground of their own.
    expect(contrast(colour(`hue-${hue}-fg`), surface)).toBeGreaterThanOrEqual(4.5);
  });

  test('the app’s own tones, and the grounds that a salon’s own are checked on, are those of the tokens', () => {
    const named = {
      accent: tokens.get('accent'),
      accentHover: tokens.get('accent-hover'),
      onAccent: tokens.get('on-accent'),
      accentSoft: tokens.get('accent-soft'),
      onAccentSoft: tokens.get('on-accent-soft'),
    };
    const { forText, forShapes } = grounds[theme];

    expect(standardTones[theme]).toEqual(named);
    expect([...forText, ...forShapes]).toEqual(
      ['bg', 'surface', 'surface-2', 'hero', 'surface-3'].map((name) => tokens.get(name)),
    );
  });

  test('no two of the twelve are the same', () => {
    expect(new Set(hues.map((hue) => tokens.get(`hue-${hue}-line`))).size).toBe(12);
  });
});
