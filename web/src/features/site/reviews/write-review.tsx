import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useSession } from '../../../api/use-session';
import { useFormats } from '../../../ui/use-formats';
import { paths } from '../../../lib/paths';
import { Alert } from '../../../ui/alert';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { Muted } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { useReviewActions } from './mutations';
import { ReviewForm } from './review-form';
import { inSentence } from '../../../words/in-sentence';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import { useWords } from '../../../words/use-words';

const ReviewCard = styled(Card)`
  max-width: 640px;
  margin-top: var(--s-5);

  /* Prints the written review, not the form. */
  @media print {
    display: none;
  }
`;

/** The review form, about the booking in the URL, otherwise about the salon as a whole. */
export function WriteReview() {
  const words = useWords(reviewsArea);
  const [params, setParams] = useSearchParams();
  const bookingId = params.get('booking');
  // A star clicked in an email is preselected here, and sent with the rest.
  const stars = /^[1-5]$/.test(params.get('stars') ?? '') ? Number(params.get('stars')) : 0;
  const session = useSession();
  const { writeReview, givePortrait } = useReviewActions();
  const [hasArrived, setArrived] = useState(false);

  if (hasArrived) return <Thanks onWriteAnother={() => setArrived(false)} />;
  if (session.status !== 'signed-in') return null;
  return (
    <ReviewCard>
      {bookingId ? (
        <AboutVisit bookingId={bookingId} />
      ) : (
        <Muted>
          {inSentence(
            words.howDoYouLike,
            {},
            { link: (inner) => <Link to={`${paths.dashboardBooking}?when=past`}>{inner}</Link> },
          )}
        </Muted>
      )}
      <ReviewForm
        key={`${bookingId ?? ''} ${stars}`}
        initial={{ name: session.user.name, title: '', text: '', stars }}
        submitLabel={words.submit()}
        takesPicture
        onSubmit={async (typed, portrait) => {
          const written = await writeReview(typed, bookingId);
          // The review has arrived in any case, and a picture can be added to it below.
          if (portrait)
            await givePortrait(written, portrait).catch(() => toast.error(words.pictureNotSaved()));
          setArrived(true);
          setParams({}, { replace: true, preventScrollReset: true });
        }}
      />
    </ReviewCard>
  );
}

/** The reviewed booking, or why it can't be reviewed. */
function AboutVisit({ bookingId }: { bookingId: string }) {
  const words = useWords(reviewsArea);
  const { formatDay, formatSeries } = useFormats();
  const { data: salon } = useSalon();
  const { data: visit, error } = useApi('/bookings/{id}', { params: { path: { id: bookingId } } });
  if (error) {
    return (
      <Alert tone="warning" title={words.bookingNotFound()}>
        <LinkButton variant="ghost" size="small" to={paths.dashboardReview()}>
          {words.reviewSalonInstead()}
        </LinkButton>
      </Alert>
    );
  }
  if (!visit || !salon) return <Skeleton $width="80%" />;
  const what = words.titlesOn({
    titles: formatSeries(visit.lines.map(({ title }) => title)),
    day: formatDay(visit.startsAt, salon.timeZone),
  });
  if (visit.can.review) {
    return <p>{inSentence(words.aboutVisit, { what }, { strong: (inner) => <strong>{inner}</strong> })}</p>;
  }
  return (
    <Alert tone="warning" title={visit.status === 'done' ? words.alreadyReviewedTitle() : words.notOverYet()}>
      <p>{what}</p>
      <LinkButton variant="ghost" size="small" to={paths.dashboardReview()}>
        {words.reviewSalonInstead()}
      </LinkButton>
    </Alert>
  );
}

function Thanks({ onWriteAnother }: { onWriteAnother: () => void }) {
  const words = useWords(reviewsArea);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <ReviewCard>
      <Alert tone="success" title={words.thankYou()} ref={ref}>
        <p>{words.readBeforePublished()}</p>
        <Button variant="ghost" size="small" onClick={onWriteAnother}>
          {words.writeAnother()}
        </Button>
      </Alert>
    </ReviewCard>
  );
}
