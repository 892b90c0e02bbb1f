import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { below } from './media';

const Row = styled.section<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isWide }) => ($isWide ? 'minmax(0, 60rem)' : 'minmax(0, 15rem) minmax(0, 32rem)')};
  gap: var(--s-4) clamp(24px, 5vw, 72px);
  padding-block: var(--s-6);

  & + & {
    border-top: 1px solid var(--border);
  }
  @media ${below('xl')} {
    grid-template-columns: minmax(0, ${({ $isWide }) => ($isWide ? '60rem' : '32rem')});
  }
`;
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-2);

  h2 {
    font: 400 var(--t-h3) / 1.25 var(--font-display);
  }
  p {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Matter = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-4);
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;

  > * {
    max-width: 100%;
  }
`;

/** One topic on a settings page: its title on the side, its controls in the middle. */
export function Section({
  title,
  intro,
  isWide = false,
  children,
}: {
  title: string;
  intro?: ReactNode;
  /** Wide enough for a table. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Row $isWide={isWide} aria-labelledby={id}>
      <Words>
        <h2 id={id}>{title}</h2>
        {intro && <p>{intro}</p>}
      </Words>
      <Matter>{children}</Matter>
    </Row>
  );
}
