import styled, { css } from 'styled-components';
import type { Theme } from '../lib/theme';

/**
 * Shown in one theme only. A page contains both, since the server that renders it does not know which theme the visitor
 * has chosen; a lazy picture that is hidden is never fetched.
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
