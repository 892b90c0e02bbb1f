import type { Salon } from '../../../api/models';

export type Logo = NonNullable<Salon['face']['logo']>;

/** The chosen logo and colour; empty and null for the app's. */
export interface FaceDraft {
  colour: string;
  logo: Logo | null;
}

export const faceDraftOf = ({ face: { colour, logo } }: Salon): FaceDraft => ({ colour: colour ?? '', logo });

/** Dark enough for white text, and far enough from each other. */
export const proposedColours = [
  '#7a2540',
  '#0b4f3c',
  '#1b2a6b',
  '#8a3b12',
  '#5b2a6e',
  '#2f4858',
  '#6b5a1e',
  '#1f1b1d',
] as const;
