import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ThemeOnly } from '../../../ui/theme-only';
import { Container } from '../../../ui/container';
import { below } from '../../../ui/media';
import { Picture } from '../../../ui/picture';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, 460px);
  justify-content: space-between;
  align-items: center;
  gap: clamp(32px, 6vw, 96px);
  padding-block: clamp(32px, 5vw, 72px);

  @media ${below('lg')} {
    grid-template-columns: minmax(0, 480px);
    justify-content: center;
  }
`;
const Panel = styled.div`
  h1 + p {
    margin-top: var(--s-3);
    color: var(--text-2);
  }
`;
const Art = styled.div`
  overflow: hidden;
  border-radius: var(--r-3);

  img {
    width: 100%;
  }
  @media ${below('lg')} {
    display: none;
  }
`;

/** The button below the text of a page without a form. */
export const Next = styled.div`
  margin-top: var(--s-6);
`;

/** The layout of log-in and sign-up: a form, next to the salon's picture on a wide screen. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <Columns>
      <Panel>{children}</Panel>
      <Art>
        {(['light', 'night'] as const).map((theme) => (
          <ThemeOnly key={theme} $theme={theme}>
            <Picture
              src={`/pictures/hero-mobile-${theme}-0671a300-800.webp`}
              kind="heroMobile"
              sizes="460px"
              alt=""
            />
          </ThemeOnly>
        ))}
      </Art>
    </Columns>
  );
}
