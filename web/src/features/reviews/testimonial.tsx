import { Star } from 'lucide-react';
import styled from 'styled-components';
import type { Review } from '../../api/models';
import { VisuallyHidden } from '../../ui/visually-hidden';

const Quote = styled.figure`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--s-4);
  height: 100%;
  margin: 0;
  padding: clamp(20px, 2vw, 28px);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);

  blockquote {
    margin: 0;
    font-family: var(--font-display);
    font-size: 1.125rem;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  figcaption {
    padding-top: var(--s-4);
    border-top: 1px solid var(--border);
  }
  figcaption strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  figcaption span {
    color: var(--text-2);
    font-size: var(--t-meta);
    overflow-wrap: anywhere;
  }
`;
const Stars = styled.div`
  display: flex;
  gap: 3px;
  color: var(--star);
`;

const STARS = [1, 2, 3, 4, 5];

/** What a client said of the salon, with her stars in words for those who listen. */
export function Testimonial({ review }: { review: Review }) {
  return (
    <Quote>
      <Stars>
        <VisuallyHidden>{review.stars} out of 5 stars</VisuallyHidden>
        {STARS.map((star) => (
          <Star
            key={star}
            size={16}
            strokeWidth={1.5}
            fill={star <= review.stars ? 'currentColor' : 'none'}
            aria-hidden
          />
        ))}
      </Stars>
      <blockquote>{review.text}</blockquote>
      <figcaption>
        <strong>{review.name}</strong>
        {review.title && <span>{review.title}</span>}
      </figcaption>
    </Quote>
  );
}
