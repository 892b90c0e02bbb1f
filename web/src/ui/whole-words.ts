import { css } from 'styled-components';

/** Whole words up to a number of lines: a word that would be cut moves to the hidden line below. */
export const wholeWords = (lines: number) => css`
  max-height: ${lines}lh;
  overflow: hidden;
  overflow-wrap: break-word;
  white-space: normal;
`;
