import { css } from 'styled-components';
import { below, LOW } from '../../../ui/media';

/** The scrolling container of the days; on a phone, the page scrolls as well. */
export const daysBox = css`
  overflow: auto;
  max-height: 100%;
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface);

  @media ${below('md')} {
    max-height: max(460px, calc(100dvh - var(--header) - var(--foot) - var(--s-5)));
  }
  /* It would be taller than the window, so only the page scrolls. */
  @media ${LOW} {
    max-height: none;
  }
`;
