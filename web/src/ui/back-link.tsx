import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LinkButton } from './button';
import { Icon } from './icon';

/** Its arrow begins where the page does. */
const Way = styled(LinkButton)`
  justify-self: start;
  margin-inline-start: calc(-1 * var(--s-3));
  padding-inline: var(--s-3);

  @media print {
    display: none;
  }
`;

/** The way back to where a page belongs, above its title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Way variant="quiet" size="compact" to={to}>
      <Icon of={ArrowLeft} size={18} /> {children}
    </Way>
  );
}
