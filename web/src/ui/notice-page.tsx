import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonRow } from './button-row';
import { EmptyIllustration } from './empty-illustration';
import { below } from './media';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  align-items: center;
  gap: clamp(24px, 6vw, 96px);

  @media ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
    img {
      max-width: 300px;
      order: -1;
    }
  }
  p {
    margin-top: var(--s-4);
    color: var(--text-2);
    max-width: 48ch;
  }
  code {
    font: inherit;
    color: var(--text);
    overflow-wrap: anywhere;
  }
`;
const Actions = styled(ButtonRow)`
  margin-top: var(--s-6);
`;

/** A page with a short text, the next steps, and the picture of the empty chair. */
export function NoticePage({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <Columns>
      <div>
        {children}
        <Actions>{actions}</Actions>
      </div>
      <EmptyIllustration />
    </Columns>
  );
}
