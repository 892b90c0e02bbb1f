import styled from 'styled-components';

/** A step of the scale of space in web/src/styles/tokens.css. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Things below each other. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: grid;
  gap: var(--s-${({ $gap = 4 }) => $gap});
`;

/** Small things next to each other, wrapping where there is no room; buttons are in a `ButtonRow`. */
export const Cluster = styled.div<{ $gap?: Space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-${({ $gap = 2 }) => $gap});
`;
