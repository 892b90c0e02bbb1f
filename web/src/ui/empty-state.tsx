import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonRow } from './button-row';
import { EmptyIllustration } from './empty-illustration';

const Box = styled.div`
  display: grid;
  justify-items: center;
  /* It keeps together where it is given more room than it needs. */
  align-content: start;
  gap: var(--s-3);
  padding: var(--s-6) var(--s-4);
  text-align: center;

  img {
    width: min(280px, 70vw);
  }
  h1,
  h2 {
    font-size: var(--t-h3);
    line-height: 1.2;
  }
  p {
    max-width: 46ch;
    color: var(--text-2);
  }
`;
const Actions = styled(ButtonRow)`
  justify-content: center;
  margin-top: var(--s-2);
`;

/** Explains why nothing is here, and offers the next step. */
export function EmptyState({
  title,
  children,
  action,
  hasArt = true,
  isPage = false,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  hasArt?: boolean;
  /** True if it replaces a whole page, and its title is the page's. */
  isPage?: boolean;
}) {
  return (
    <Box>
      {hasArt && <EmptyIllustration />}
      {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
      {children && <p>{children}</p>}
      {action && <Actions>{action}</Actions>}
    </Box>
  );
}
