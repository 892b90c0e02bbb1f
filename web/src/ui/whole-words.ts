import { css } from 'styled-components';

/** As many whole words as so many lines hold: what would be cut in its middle begins the line after the last. */
export const wholeWords = (lines: number) => css`
  max-height: ${lines}lh;
  overflow: hidden;
  overflow-wrap: break-word;
  white-space: normal;
`;
