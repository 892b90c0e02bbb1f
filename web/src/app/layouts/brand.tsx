import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSalon } from '../../api/use-salon';
import { paths } from '../../lib/paths';

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font: 400 1.5rem/1.1 var(--font-display);
  letter-spacing: 0.02em;
  text-decoration: none;
`;
const Mark = styled.span`
  flex: none;
  width: 28px;
  height: 32px;
  background: var(--accent);
  mask: url('/pictures/mark.svg') center / contain no-repeat;
`;

/** The salon's mark and name, which lead home. */
export function Brand() {
  const { data: salon } = useSalon();
  return (
    <Name to={paths.home} aria-label={salon ? undefined : 'Home'}>
      <Mark aria-hidden />
      {salon?.name}
    </Name>
  );
}
