import { BadgeCheck, CircleCheck, Clock, EyeOff } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import type { ReviewStatus } from './models';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import type { ReviewsWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

const looks = {
  pending: { tone: 'warning', icon: Clock, own: 'awaitingApproval', desk: 'pending' },
  published: { tone: 'success', icon: CircleCheck, own: 'published', desk: 'published' },
  hidden: { tone: 'neutral', icon: EyeOff, own: 'hidden', desk: 'hidden' },
} as const;

/** The words of the states as the salon reads them. */
export const statusNames = (words: ReviewsWords): Readonly<Record<ReviewStatus, string>> => ({
  pending: words[looks.pending.desk](),
  published: words[looks.published.desk](),
  hidden: words[looks.hidden.desk](),
});

/** Whether it is shown, to the one who wrote it or to the salon. */
export function ReviewStatusBadge({ status, isOwn = false }: { status: ReviewStatus; isOwn?: boolean }) {
  const words = useWords(reviewsArea);
  const { tone, icon, own, desk } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {words[isOwn ? own : desk]()}
    </Badge>
  );
}

/** That it is about a booking which took place. */
export function VerifiedBadge() {
  const words = useWords(reviewsArea);
  return (
    <Badge tone="info" icon={BadgeCheck}>
      {words.verifiedVisit()}
    </Badge>
  );
}
