import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import { Card } from '../../../ui/card';
import { Stars } from './stars';
import type { OwnReview, ReviewEntry } from './models';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import { useWords } from '../../../words/use-words';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
`;
const ReviewText = styled.p`
  max-width: 68ch;
  font: 400 1.125rem / 1.5 var(--font-display);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const Whose = styled.p`
  overflow-wrap: anywhere;

  > img {
    float: inline-start;
    width: 44px;
    height: 44px;
    margin-inline-end: var(--s-3);
    border-radius: 50%;
    object-fit: cover;
  }

  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Answer = styled.div`
  padding-inline-start: var(--s-4);
  border-inline-start: 2px solid var(--brass-line);
  overflow-wrap: anywhere;
  white-space: pre-line;

  b {
    display: block;
    font-size: var(--t-meta);
    font-weight: 600;
  }
`;

/** A review in a dashboard list: stars, text, author, the salon's answer, and actions. */
export function ReviewMatter({
  review,
  timeZone,
  badges,
  children,
}: {
  review: OwnReview | ReviewEntry;
  timeZone: string;
  badges: ReactNode;
  children: ReactNode;
}) {
  const words = useWords(reviewsArea);
  const { formatDay } = useFormats();
  const { name, title, text, img, stars, service, answer, createdAt, hiddenReason } = review;
  return (
    <Card as="article" aria-label={words.reviewBy({ name })}>
      <Head>
        <Stars stars={stars} />
        {badges}
      </Head>
      <ReviewText dir="auto">{text}</ReviewText>
      <Whose>
        {img && <img src={img} width={44} height={44} alt="" />}
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {title && (
          <small>
            <bdi>{title}</bdi>
          </small>
        )}
        <small>
          {formatDay(createdAt, timeZone)}
          {service && (
            <>
              {' · '}
              <bdi>{service}</bdi>
            </>
          )}
        </small>
      </Whose>
      {answer && (
        <Answer>
          <b>{words.salonsAnswer()}</b>
          <bdi>{answer.text}</bdi>
        </Answer>
      )}
      {hiddenReason && (
        <Answer>
          <b>{words.whyHidden()}</b>
          <bdi>{hiddenReason}</bdi>
        </Answer>
      )}
      {children}
    </Card>
  );
}
