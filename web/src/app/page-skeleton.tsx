import styled from 'styled-components';
import { Container, PageSection } from '../ui/container';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';
import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';

const Content = styled.div`
  display: grid;
  gap: var(--s-4);
  min-height: 60dvh;
  align-content: start;
`;

/** Replaces a page while its code loads or its guard is checking. */
export function PageSkeleton() {
  const words = useWords(shell);
  return (
    <PageSection aria-busy>
      <Container>
        <VisuallyHidden role="status">{words.loading()}</VisuallyHidden>
        <Content>
          <Skeleton $width="min(320px, 70%)" $height="3rem" />
          <Skeleton $width="min(520px, 90%)" />
          <Skeleton $height="240px" />
        </Content>
      </Container>
    </PageSection>
  );
}
