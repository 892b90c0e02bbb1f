import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSalon } from '../../api/use-salon';
import { paths } from '../../lib/paths';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';

const Place = styled.div`
  container: brand / inline-size;
  min-width: 44px;
`;
const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  max-width: 100%;
  min-height: 44px;
  text-decoration: none;
`;
/** At most two lines: a header that grew with the name would push the page down. */
const Name = styled.span<{ $isLong: boolean }>`
  font: 400 ${({ $isLong }) => ($isLong ? 'clamp(1rem, 2vw, 1.25rem)/1.2' : '1.5rem/1.1')} var(--font-display);
  letter-spacing: 0.02em;
  /* A piece of a name would say less than the logo alone. */
  @container brand (width < 120px) {
    position: absolute;
    width: 1px;
    clip-path: inset(50%);
  }
  max-height: 2lh;
  overflow: hidden;
  overflow-wrap: break-word;
`;
/** The salon's logo in the accent colour. */
export const Logo = styled.span`
  flex: none;
  width: 28px;
  height: 32px;
  background: var(--accent);
  mask: url('/pictures/mark-138700b3.svg') center / contain no-repeat;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

/** In characters. A longer name is set smaller, since it would not fit on one line next to the navigation. */
const LONG_NAME = 20;

/** The salon's logo and name, linking to the home page. */
export function Brand() {
  const words = useWords(shell);
  const { data: salon } = useSalon();
  return (
    <Place>
      <HomeLink to={paths.home} aria-label={salon ? undefined : words.home()}>
        <Logo aria-hidden />
        {salon && <Name $isLong={salon.name.length > LONG_NAME}>{salon.name}</Name>}
      </HomeLink>
    </Place>
  );
}
