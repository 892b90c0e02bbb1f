import styled, { css } from 'styled-components';
import type { Theme } from '../lib/theme';

/**
 * Shown in one theme only. Pages contain both versions, since the server does not know the visitor's theme; a hidden
 * lazy picture is never loaded.
 */
export const ThemeOnly = styled.div<{ $theme: Theme }>`
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
