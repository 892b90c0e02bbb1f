import styled from 'styled-components';
import { Container, Section } from '../ui/container';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';

const Lines = styled.div`
  display: grid;
  gap: var(--s-4);
  min-height: 60dvh;
  align-content: start;
`;

/** Holds the place of a page whose code or guard is still on its way. */
export function PageSkeleton() {
  return (
    <Section aria-busy>
      <Container>
        <VisuallyHidden role="status">Loading…</VisuallyHidden>
        <Lines>
          <Skeleton $width="min(320px, 70%)" $height="3rem" />
          <Skeleton $width="min(520px, 90%)" />
          <Skeleton $height="240px" />
        </Lines>
      </Container>
    </Section>
  );
}
