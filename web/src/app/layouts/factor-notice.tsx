import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSession } from '../../api/use-session';
import { dayInUtc } from '../../lib/local-day';
import { paths } from '../../lib/paths';
import { Container } from '../../ui/container';
import { useFormats } from '../../ui/use-formats';
import { dashboard } from '../../words/dashboard.gen';
import { inSentence } from '../../words/in-sentence';
import { useWords } from '../../words/use-words';

const Bar = styled.div`
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--border);
  background: var(--info-soft);
  color: var(--info);

  a {
    font-weight: 600;
    white-space: nowrap;
  }
  @media print {
    display: none;
  }
`;

/**
 * Says from which day a second factor is required, or that the desk is closed until one is added. On the page where
 * it is added, that page says so instead.
 */
export function FactorNotice() {
  const words = useWords(dashboard);
  const { formatDay } = useFormats();
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== 'signed-in' || pathname === paths.dashboardAccount) return null;
  const { mustAddFactor, factorRequiredFrom: from } = session.user;
  if (!from) return null;
  const toTwoStep = { link: (inner: ReactNode) => <Link to={paths.dashboardTwoStep}>{inner}</Link> };
  return (
    <Bar role="status">
      <Container>
        {mustAddFactor
          ? inSentence(words.factorMissing, {}, toTwoStep)
          : inSentence(words.factorFrom, { day: formatDay(dayInUtc(from), 'UTC') }, toTwoStep)}
      </Container>
    </Bar>
  );
}
