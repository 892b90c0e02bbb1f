import styled from 'styled-components';
import { BookingFlow } from '../features/booking-flow/booking-flow';
import { Container, PageSection } from '../ui/container';
import { Page } from '../ui/page';

const Background = styled(PageSection)`
  min-height: calc(100dvh - var(--header));
  padding-block: clamp(24px, 4vw, 56px) clamp(0px, 6vw, 88px);

  @media print {
    min-height: 0;
    padding: 0;
    background: none;
  }
`;

export default function BookPage() {
  return (
    <Page title="Book">
      <Background $background="linen">
        <Container>
          <BookingFlow />
        </Container>
      </Background>
    </Page>
  );
}
