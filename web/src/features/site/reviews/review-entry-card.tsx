import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import type { ReviewEntry } from './models';
import { PortraitButtons } from './portrait-buttons';
import { ReviewStatusBadge, VerifiedBadge } from './review-badges';
import { ReviewMatter } from './review-matter';
import { inSentence } from '../../../words/in-sentence';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import { useWords } from '../../../words/use-words';

const Source = styled.p`
  color: var(--text-2);
  font-size: var(--t-meta);
  overflow-wrap: anywhere;
`;

/** A review for the salon, with its origin and actions. */
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
  const words = useWords(reviewsArea);
  const { formatDay, formatSeries } = useFormats();
  const { name, status, verified, visit, email, answer, can } = review;
  const visited =
    visit &&
    inSentence(words.visitedOn, {
      day: formatDay(visit.startsAt, timeZone),
      names: <bdi>{formatSeries(visit.staff)}</bdi>,
      reference: <bdi dir="ltr">{visit.reference}</bdi>,
    });
  const written = email && inSentence(words.writtenBy, { email: <bdi dir="ltr">{email}</bdi> });
  const source =
    visited && written ? inSentence(words.visitedAndWritten, { visited, written }) : visited || written;
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
      {source && <Source>{source}</Source>}
      <ButtonRow>
        {can.publish && (
          <Button
            size="small"
            variant="ghost"
            isBusy={isBusy}
            aria-label={words.publishThat({ name })}
            onClick={onPublish}
          >
            {words.publish()}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={answer ? words.changeAnswerTo({ name }) : words.answerThat({ name })}
          onClick={onAnswer}
        >
          {answer ? words.changeAnswer() : words.answer()}
        </Button>
        <PortraitButtons review={review} mayGive />
        {can.hide && (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={words.hideThat({ name })}
            onClick={onHide}
          >
            {words.hide()}
          </Button>
        )}
      </ButtonRow>
    </ReviewMatter>
  );
}
