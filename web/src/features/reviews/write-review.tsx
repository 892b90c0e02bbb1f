import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { useSession } from '../../api/use-session';
import { useFormats } from '../../ui/use-formats';
import { paths } from '../../lib/paths';
import { Alert } from '../../ui/alert';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { Muted } from '../../ui/text';
import { useReviewActions } from './mutations';
import { ReviewForm } from './review-form';

const ReviewCard = styled(Card)`
  max-width: 640px;
  margin-top: var(--s-5);

  /* What was written is printed, not the form. */
  @media print {
    display: none;
  }
`;

/** The form, about one booking when the address names one, else about the salon as a whole. */
export function WriteReview() {
  const [params, setParams] = useSearchParams();
  const bookingId = params.get('booking');
  const session = useSession();
  const { writeReview } = useReviewActions();
  const [hasArrived, setArrived] = useState(false);

  if (hasArrived) return <Thanks onWriteAnother={() => setArrived(false)} />;
  if (session.status !== 'signed-in') return null;
  return (
    <ReviewCard>
      {bookingId ? (
        <AboutVisit bookingId={bookingId} />
      ) : (
        <Muted>
          How do you like the salon? To review a particular visit, open it in your{' '}
          <Link to={`${paths.dashboardBooking}?when=past`}>list of bookings</Link>; your review will be marked
          as a verified visit.
        </Muted>
      )}
      <ReviewForm
        key={bookingId ?? ''}
        initial={{ name: session.user.name, title: '', text: '', stars: 0 }}
        submitLabel="Submit"
        onSubmit={async (words) => {
          await writeReview(words, bookingId);
          setArrived(true);
          setParams({}, { replace: true, preventScrollReset: true });
        }}
      />
    </ReviewCard>
  );
}

/** Which booking it is about, or why it cannot be. */
function AboutVisit({ bookingId }: { bookingId: string }) {
  const { formatDay } = useFormats();
  const { data: salon } = useSalon();
  const { data: visit, error } = useApi('/bookings/{id}', { params: { path: { id: bookingId } } });
  if (error) {
    return (
      <Alert tone="warning" title="We couldn’t find this booking">
        <LinkButton variant="ghost" size="small" to={paths.dashboardReview()}>
          Review the salon instead
        </LinkButton>
      </Alert>
    );
  }
  if (!visit || !salon) return <Skeleton $width="80%" />;
  const what = `${visit.lines.map(({ title }) => title).join(', ')} on ${formatDay(visit.startsAt, salon.timeZone)}`;
  if (visit.can.review) {
    return (
      <p>
        About your visit: <strong>{what}</strong>
      </p>
    );
  }
  return (
    <Alert
      tone="warning"
      title={visit.status === 'done' ? 'You have already reviewed this visit' : 'This visit is not over yet'}
    >
      <p>{what}</p>
      <LinkButton variant="ghost" size="small" to={paths.dashboardReview()}>
        Review the salon instead
      </LinkButton>
    </Alert>
  );
}

function Thanks({ onWriteAnother }: { onWriteAnother: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <ReviewCard>
      <Alert tone="success" title="Thank you for your review" ref={ref}>
        <p>Someone at the salon reads it before it is published. Until then you can change it below.</p>
        <Button variant="ghost" size="small" onClick={onWriteAnother}>
          Write another
        </Button>
      </Alert>
    </ReviewCard>
  );
}
