import styled from 'styled-components';

/** A step of the spacing scale in web/src/styles/tokens.css. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Vertical layout. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: grid;
  /* Rows of tabs and tables scroll instead of widening it. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-${({ $gap = 4 }) => $gap});
`;

/** Small items side by side, wrapping if necessary; buttons go into a `ButtonRow`. */
export const Cluster = styled.div<{ $gap?: Space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-${({ $gap = 2 }) => $gap});
`;
