import styled from 'styled-components';
import { useFormats } from '../../ui/use-formats';
import { Button } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import type { ReviewEntry } from './models';
import { ReviewStatusBadge, VerifiedBadge } from './review-badges';
import { ReviewMatter } from './review-matter';

const Source = styled.p`
  color: var(--text-2);
  font-size: var(--t-meta);
  overflow-wrap: anywhere;
`;

/** A review as the salon reads it, with where it comes from and what to make of it. */
export function ReviewEntryCard({
  review,
  timeZone,
  isBusy,
  onPublish,
  onHide,
  onAnswer,
}: {
  review: ReviewEntry;
  timeZone: string;
  isBusy: boolean;
  onPublish: () => void;
  onHide: () => void;
  onAnswer: () => void;
}) {
  const { formatDay } = useFormats();
  const { name, status, verified, visit, email, answer, can } = review;
  const source = [
    visit &&
      `Visited on ${formatDay(visit.startsAt, timeZone)} with ${visit.staff.join(', ')}, reference ${visit.reference}`,
    email && `Written by ${email}`,
  ].filter(Boolean);
  return (
    <ReviewMatter
      review={review}
      timeZone={timeZone}
      badges={
        <>
          <ReviewStatusBadge status={status} />
          {verified && <VerifiedBadge />}
        </>
      }
    >
      {source.length > 0 && <Source>{source.join('. ')}</Source>}
      <ButtonRow>
        {can.publish && (
          <Button
            size="small"
            variant={status === 'pending' ? 'primary' : 'ghost'}
            isBusy={isBusy}
            aria-label={`Publish the review by ${name}`}
            onClick={onPublish}
          >
            Publish
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={`${answer ? 'Change the answer to' : 'Answer'} the review by ${name}`}
          onClick={onAnswer}
        >
          {answer ? 'Change the answer' : 'Answer'}
        </Button>
        {can.hide && (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={`Hide the review by ${name}`}
            onClick={onHide}
          >
            Hide …
          </Button>
        )}
      </ButtonRow>
    </ReviewMatter>
  );
}
