import { channelsOf, contrastOf, luminanceOf, ratioOf } from './colours.js';

/** Pixels of four bytes each: red, green, blue and alpha. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The ground on which a logo is drawn, and its colour there if its own could not be seen. */
export const logoGrounds = {
  light: { ground: '#fbf8f4', ink: '#241a1e' },
  night: { ground: '#151013', ink: '#f6eee8' },
} as const;
export type LogoGround = keyof typeof logoGrounds;

/** The colour behind a colourful logo that could not be seen on its ground. */
export const plates: Record<LogoGround, string> = { light: '#241a1e', night: '#fffdfb' };

/** How to make a logo visible on a ground. */
export type Treatment = 'as-it-is' | 'in-ink' | 'on-a-plate';

/** From here on, a pixel counts as drawn. */
const SOLID = 16;

/** How far a channel may differ from white in its ground, which JPEG does not keep exactly. */
const NEARLY_WHITE = 244;

const darkestChannel = (data: Uint8Array, at: number): number =>
  Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);

const alphaAt = ({ data }: Pixels, at: number): number => data[at + 3] ?? 0;

/** True if nothing shines through, so the picture brings its own ground. */
export function isOpaque(pixels: Pixels): boolean {
  for (let at = 0; at < pixels.data.length; at += 4) if (alphaAt(pixels, at) < 250) return false;
  return true;
}

/** True if an opaque picture is on white: all around its edge. */
export function isOnWhite(pixels: Pixels): boolean {
  const { data, width, height } = pixels;
  for (let y = 0; y < height; y += 1) {
    const step = y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1);
    for (let x = 0; x < width; x += step) {
      if (darkestChannel(data, (y * width + x) * 4) < NEARLY_WHITE) return false;
    }
  }
  return isOpaque(pixels);
}

/**
 * A picture on white with its white made transparent, so that it looks the same on white, and has no box around it
 * elsewhere. Null if nothing would remain.
 */
export function withoutWhite(pixels: Pixels): Pixels | null {
  const data = new Uint8Array(pixels.data.length);
  let isDrawn = false;
  for (let at = 0; at < data.length; at += 4) {
    const darkest = darkestChannel(pixels.data, at);
    const alpha = darkest >= NEARLY_WHITE ? 0 : 255 - darkest;
    if (alpha === 0) continue;
    isDrawn = true;
    for (let channel = at; channel < at + 3; channel += 1) {
      const value = pixels.data[channel] ?? 0;
      data[channel] = Math.max(0, Math.round(255 - ((255 - value) * 255) / alpha));
    }
    data[at + 3] = alpha;
  }
  return isDrawn ? { ...pixels, data } : null;
}

/** The part of the picture that is drawn on; null if nothing is. */
export function drawnBox(pixels: Pixels): Box | null {
  const { width, height } = pixels;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (alphaAt(pixels, (y * width + x) * 4) < SOLID) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The lowest contrast at which a part of a logo can be seen, and how much of it may have less. */
const SEEN = 1.7;
const MAX_UNSEEN = 0.12;
/** How much the pixels of a logo in one colour may differ from their average: of 255, over all channels. */
const ONE_COLOUR = 40;

/** How to draw a logo on a ground, from the share of it that could not be seen there. */
export function treatmentOn(pixels: Pixels, on: LogoGround): Treatment {
  if (isOpaque(pixels)) return 'as-it-is';
  const ground = luminanceOf(channelsOf(logoGrounds[on].ground));
  let [all, unseen, squares] = [0, 0, 0];
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.data.length; at += 4) {
    const weight = alphaAt(pixels, at) / 255;
    if (weight === 0) continue;
    const [red = 0, green = 0, blue = 0] = pixels.data.subarray(at, at + 3);
    all += weight;
    if (ratioOf(luminanceOf([red, green, blue]), ground) < SEEN) unseen += weight;
    for (const [channel, value] of [red, green, blue].entries()) {
      sums[channel] = (sums[channel] ?? 0) + weight * value;
      squares += weight * value * value;
    }
  }
  if (all === 0 || unseen / all <= MAX_UNSEEN) return 'as-it-is';
  const mean = sums.reduce((total, sum) => total + (sum / all) ** 2, 0);
  const spread = Math.sqrt(Math.max(0, squares / all - mean));
  return spread < ONE_COLOUR ? 'in-ink' : 'on-a-plate';
}

/** The logo in one colour, `#rrggbb`. */
export function inColour(pixels: Pixels, colour: string): Pixels {
  const data = new Uint8Array(pixels.data);
  const channels = channelsOf(colour);
  for (let at = 0; at < data.length; at += 4) data.set(channels, at);
  return { ...pixels, data };
}

/** A filled square or rectangle with round corners, smooth at the edge. */
export function roundedPlate(width: number, height: number, radius: number, colour: string): Pixels {
  const data = new Uint8Array(width * height * 4);
  const channels = channelsOf(colour);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const outX = Math.max(radius - (x + 0.5), x + 0.5 - (width - radius), 0);
      const outY = Math.max(radius - (y + 0.5), y + 0.5 - (height - radius), 0);
      const inside = outX > 0 && outY > 0 ? radius - Math.hypot(outX, outY) + 0.5 : 1;
      data.set(channels, at);
      data[at + 3] = Math.round(255 * Math.min(1, Math.max(0, inside)));
    }
  }
  return { data, width, height };
}

/** The text colour that is easier to read on a colour. */
export const inkOn = (colour: string): string =>
  contrastOf(colour, '#ffffff') >= contrastOf(colour, logoGrounds.light.ink)
    ? '#ffffff'
    : logoGrounds.light.ink;
