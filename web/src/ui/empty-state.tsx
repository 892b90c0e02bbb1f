import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyChair } from './empty-chair';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  padding: var(--s-6) var(--s-4);
  text-align: center;

  img {
    width: min(280px, 70vw);
  }
  h2 {
    font-size: var(--t-h3);
    line-height: 1.2;
  }
  p {
    max-width: 46ch;
    color: var(--text-2);
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-3);
  margin-top: var(--s-2);
`;

/** Says why there is nothing here and offers the one thing to do about it. */
export function EmptyState({
  title,
  children,
  action,
  hasArt = true,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  hasArt?: boolean;
}) {
  return (
    <Box>
      {hasArt && <EmptyChair />}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <Actions>{action}</Actions>}
    </Box>
  );
}
