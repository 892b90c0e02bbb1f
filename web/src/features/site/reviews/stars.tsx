import { Star } from 'lucide-react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';

const Row = styled.span`
  display: flex;
  gap: 3px;
  color: var(--star);
`;

export const starCounts = [1, 2, 3, 4, 5];

/** Stars next to the same in words. */
export function StarRow({ stars }: { stars: number }) {
  return (
    <Row aria-hidden>
      {starCounts.map((star) => (
        <Star key={star} size={16} strokeWidth={1.5} fill={star <= stars ? 'currentColor' : 'none'} />
      ))}
    </Row>
  );
}

/** Stars, with the same in words for screen readers. */
export function Stars({ stars }: { stars: number }) {
  const words = useWords(publicSite);
  return (
    <span>
      <VisuallyHidden>{words.starsOf({ stars })}</VisuallyHidden>
      <StarRow stars={stars} />
    </span>
  );
}
