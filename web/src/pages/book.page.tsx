import styled from 'styled-components';
import { BookingFlow } from '../features/booking/booking-flow/booking-flow';
import { Container, PageSection } from '../ui/container';
import { SHORT } from '../ui/media';
import { Page } from '../ui/page';
import { book } from '../words/book.gen';
import { useWords } from '../words/use-words';

const Background = styled(PageSection)`
  min-height: calc(100dvh - var(--header));
  padding-block: clamp(24px, 4vw, 56px) clamp(0px, 6vw, 88px);

  @media ${SHORT} {
    padding-top: var(--s-4);
  }
  @media print {
    min-height: 0;
    padding: 0;
    background: none;
  }
`;

export default function BookPage() {
  const words = useWords(book);
  return (
    <Page title={words.book()}>
      <Background $background="linen">
        <Container>
          <BookingFlow />
        </Container>
      </Background>
    </Page>
  );
}
