import type { ThemeTones, Tones } from './tones.js';

/** The salon's face as pages show it. */
interface Face {
  tones: Pick<Tones, 'light' | 'night'> | null;
  logo: { light: string; night: string } | null;
}

const tonesIn = (tones: ThemeTones): string =>
  `--accent:${tones.accent};--accent-hover:${tones.accentHover};--on-accent:${tones.onAccent};` +
  `--accent-soft:${tones.accentSoft};--on-accent-soft:${tones.onAccentSoft};`;

/**
 * The style sheet that gives pages the salon's colours and logo. More specific than tokens.css, wherever that comes.
 * The web app makes the same text while pages are open (web/src/lib/face-style.ts); a test compares them.
 */
export function faceStyle({ tones, logo }: Face): string {
  const light = (tones ? tonesIn(tones.light) : '') + (logo ? `--logo:url(${logo.light});` : '');
  const night = (tones ? tonesIn(tones.night) : '') + (logo ? `--logo:url(${logo.night});` : '');
  return light && `:root:root{${light}}@media screen{:root[data-theme=night]{${night}}}`;
}
