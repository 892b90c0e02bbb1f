import { contrastOf, hexOf, type Oklch, oklchOf } from './colours.js';

/** The colours of one theme that follow from the salon's own, each `#rrggbb`. */
export interface ThemeTones {
  /** Buttons, links and focus. */
  accent: string;
  accentHover: string;
  /** Text on the two. */
  onAccent: string;
  /** The ground of what is chosen. */
  accentSoft: string;
  onAccentSoft: string;
}

export interface Tones {
  light: ThemeTones;
  night: ThemeTones;
  /** How the light theme's accent differs from the owner's colour; null if it is the same. */
  mended: 'darker' | null;
}

/** Contrast of text with its ground, and of a shape with what is around it (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const SHAPE = 3;

/** The grounds that the accent is on, by theme, as in web/src/styles/tokens.css; a test compares them. */
export const grounds = {
  light: { forText: ['#fbf8f4', '#ffffff', '#f4ede5', '#f3e8dd'], forShapes: ['#e9ded3'] },
  night: { forText: ['#151013', '#1d171a', '#272024', '#211a1d'], forShapes: ['#332a2f'] },
} as const;

/** The app's own tones, in tokens.css as well. */
export const standardTones: Tones = {
  light: {
    accent: '#7a2540',
    accentHover: '#611b32',
    onAccent: '#fff9f5',
    accentSoft: '#f6e6e3',
    onAccentSoft: '#6a1e37',
  },
  night: {
    accent: '#edbbac',
    accentHover: '#f6d0c5',
    onAccent: '#2b121b',
    accentSoft: '#3a232b',
    onAccentSoft: '#f3cbbf',
  },
  mended: null,
};

/** How light and how colourful the accent of the night theme is: pale, since strong colours glare on black. */
const NIGHT_LIGHTNESS = 0.8;
const NIGHT_CHROMA = 0.09;

/** Below this lightness, a darker shade could not be told apart, so buttons under the pointer become lighter. */
const NEARLY_BLACK = 0.25;
const NEARLY_WHITE = 0.93;

const STEP = 0.004;

interface Demand {
  text: readonly string[];
  shapes: readonly string[];
}

const isReadable = (hex: string, { text, shapes }: Demand): boolean =>
  text.every((ground) => contrastOf(hex, ground) >= TEXT) &&
  shapes.every((ground) => contrastOf(hex, ground) >= SHAPE);

/** The nearest shade in this direction that meets the demand. Black and white meet every demand made here. */
function shadeOf(from: Oklch, direction: 1 | -1, demand: Demand): { shade: Oklch; hex: string } {
  for (let lightness = from.lightness; lightness > 0 && lightness < 1; lightness += direction * STEP) {
    const shade = { ...from, lightness };
    const hex = hexOf(shade);
    if (isReadable(hex, demand)) return { shade, hex };
  }
  const shade = { lightness: direction === 1 ? 1 : 0, chroma: 0, hue: 0 };
  return { shade, hex: direction === 1 ? '#ffffff' : '#000000' };
}

/** The tones that follow from the salon's colour, `#rrggbb`. Its lightness changes only as far as contrast requires. */
export function tonesOf(colour: string): Tones {
  if (colour === standardTones.light.accent) return standardTones;
  const light = lightTones(colour);
  return { light, night: nightTones(colour), mended: light.accent === colour ? null : 'darker' };
}

function lightTones(colour: string): ThemeTones {
  const own = oklchOf(colour);
  const accentSoft = hexOf({ ...own, lightness: 0.94, chroma: Math.min(own.chroma, 0.022) });
  const { onAccent } = standardTones.light;
  const demand = {
    text: [...grounds.light.forText, onAccent, accentSoft],
    shapes: grounds.light.forShapes,
  };
  // As entered where that will do: the way through OKLCH may round a channel.
  const { shade, hex: accent } = isReadable(colour, demand)
    ? { shade: own, hex: colour }
    : shadeOf(own, -1, demand);
  const isDark = shade.lightness < NEARLY_BLACK;
  const hover = { ...shade, lightness: shade.lightness + (isDark ? 0.12 : -0.07) };
  const soft = { text: [accentSoft], shapes: [] };
  const onSoft = { ...shade, lightness: Math.max(0, shade.lightness - 0.04) };
  return {
    accent,
    accentHover: hexOf(hover),
    onAccent,
    accentSoft,
    onAccentSoft: shadeOf(onSoft, -1, soft).hex,
  };
}

function nightTones(colour: string): ThemeTones {
  const own = oklchOf(colour);
  const accentSoft = hexOf({ ...own, lightness: 0.29, chroma: Math.min(own.chroma, 0.035) });
  const onAccent = hexOf({ ...own, lightness: 0.22, chroma: Math.min(own.chroma, 0.04) });
  const pale = {
    ...own,
    lightness: Math.max(own.lightness, NIGHT_LIGHTNESS),
    chroma: Math.min(own.chroma, NIGHT_CHROMA),
  };
  const { shade, hex: accent } = shadeOf(pale, 1, {
    text: [...grounds.night.forText, onAccent, accentSoft],
    shapes: grounds.night.forShapes,
  });
  const change = shade.lightness > NEARLY_WHITE ? -0.05 : 0.05;
  return {
    accent,
    accentHover: hexOf({ ...shade, lightness: shade.lightness + change }),
    onAccent,
    accentSoft,
    onAccentSoft: shadeOf(
      { ...shade, lightness: Math.max(shade.lightness, 0.86), chroma: Math.min(own.chroma, 0.06) },
      1,
      { text: [accentSoft], shapes: [] },
    ).hex,
  };
}
