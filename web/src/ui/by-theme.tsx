import styled, { css } from 'styled-components';
import type { Theme } from '../lib/theme';

/**
 * What one theme alone shows. A page holds it for both, because the server that draws the page does not know which
 * one its visitor has chosen; a lazy picture that is not shown is never fetched.
 */
export const ByTheme = styled.div<{ $theme: Theme }>`
  display: contents;
  ${({ $theme }) =>
    $theme === 'night'
      ? css`
          :root:not([data-theme='night']) & {
            display: none;
          }
        `
      : css`
          :root[data-theme='night'] & {
            display: none;
          }
        `}
`;
