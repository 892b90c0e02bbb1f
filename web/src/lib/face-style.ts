interface Tones {
  accent: string;
  accentHover: string;
  onAccent: string;
  accentSoft: string;
  onAccentSoft: string;
}

/** The salon's face as pages show it. */
interface Face {
  tones: { light: Tones; night: Tones } | null;
  logo: { light: string; night: string } | null;
}

const tonesIn = (tones: Tones): string =>
  `--accent:${tones.accent};--accent-hover:${tones.accentHover};--on-accent:${tones.onAccent};` +
  `--accent-soft:${tones.accentSoft};--on-accent-soft:${tones.onAccentSoft};`;

/**
 * The salon's colours and logo as a style sheet, like the one that the server writes
 * (api/salon/face/domain/face-style.ts).
 */
export function faceStyle({ tones, logo }: Face): string {
  const light = (tones ? tonesIn(tones.light) : '') + (logo ? `--logo:url(${logo.light});` : '');
  const night = (tones ? tonesIn(tones.night) : '') + (logo ? `--logo:url(${logo.night});` : '');
  return light && `:root:root{${light}}@media screen{:root[data-theme=night]{${night}}}`;
}

/** Gives an open page the salon's current colours. The server's element has the nonce that the policy asks for. */
export function showFace(face: Face): void {
  const sheet = document.getElementById('salon-face');
  const wanted = faceStyle(face);
  if (sheet && sheet.textContent !== wanted) sheet.textContent = wanted;
}
