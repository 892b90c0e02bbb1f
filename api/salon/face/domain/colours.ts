/** A colour in OKLCH: lightness from 0 to 1, chroma, and hue in radians. Equal steps of lightness look equal. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

/** From 0 to 255. */
export const channelsOf = (hex: string): Triple => [channelAt(hex, 1), channelAt(hex, 3), channelAt(hex, 5)];

const channelAt = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (share: number): number =>
  255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

/** Relative luminance from 0 to 1 (WCAG 2.2). */
export const luminanceOf = ([red, green, blue]: Triple): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

/** The contrast ratio of two luminances, from 1 to 21 (WCAG 2.2). */
export const ratioOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast ratio of two colours, `#rrggbb`. */
export const contrastOf = (one: string, other: string): number =>
  ratioOf(luminanceOf(channelsOf(one)), luminanceOf(channelsOf(other)));

/** OKLab by Björn Ottosson (bottosson.github.io/posts/oklab), with its matrices. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex).map(toLinear) as unknown as Triple;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isOnScreens = (colour: Oklch): boolean =>
  linearOf(colour).every((share) => share >= -0.0005 && share <= 1.0005);

/** The colour as `#rrggbb`, with less chroma where screens can't show it. */
export function hexOf(colour: Oklch): string {
  let shown = colour;
  if (!isOnScreens(colour)) {
    let [possible, tooMuch] = [0, colour.chroma];
    for (let step = 0; step < 16; step += 1) {
      const chroma = (possible + tooMuch) / 2;
      if (isOnScreens({ ...colour, chroma })) possible = chroma;
      else tooMuch = chroma;
    }
    shown = { ...colour, chroma: possible };
  }
  const parts = linearOf(shown).map((share) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, share))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}
