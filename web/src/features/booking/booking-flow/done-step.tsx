import { Check } from 'lucide-react';
import styled from 'styled-components';
import { inSentence } from '../../../words/in-sentence';
import type { Salon } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';
import { lazyPart } from '../../../ui/lazy-part';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';

const BookedSheet = lazyPart(() => import('./booked-sheet').then((part) => part.BookedSheet), '420px');

const Content = styled.div`
  display: grid;
  gap: var(--s-5);
  max-width: 720px;
  margin-inline: auto;
`;
const Head = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  text-align: center;

  > svg {
    width: 56px;
    height: 56px;
    padding: 14px;
    border-radius: 50%;
    background: var(--success-soft);
    color: var(--success);
  }
  @media print {
    > svg {
      display: none;
    }
  }
  p {
    color: var(--text-2);
  }
`;

/** The completed booking with its reference. */
export function DoneStep({
  bookingId,
  salon,
  freshPath,
}: {
  bookingId: string;
  salon: Salon;
  freshPath: string;
}) {
  const words = useWords(book);
  const answer = useApi('/bookings/{id}', { params: { path: { id: bookingId } } });
  const { data: booking } = answer;
  return (
    <Content>
      <Head>
        <Icon of={Check} size={24} />
        <h1 tabIndex={-1}>{words.youAreBooked()}</h1>
        {booking && (
          <p>
            {inSentence(
              words.lookForward,
              {
                name: <bdi>{booking.client.name}</bdi>,
                reference: <bdi dir="ltr">{booking.reference}</bdi>,
              },
              { b: (inner) => <strong>{inner}</strong> },
            )}
          </p>
        )}
      </Head>
      <Unanswered
        answer={answer}
        what={words.yourBookingWhat()}
        explain={(problem) => words.bookingIsConfirmed({ problem })}
        skeleton={
          <LoadingCard>
            <Skeleton $width="60%" $height="1.8rem" />
            <Skeleton $height="5rem" />
          </LoadingCard>
        }
      />
      <BookedSheet booking={booking} salon={salon} freshPath={freshPath} />
    </Content>
  );
}
