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

/** The names of review statuses for the salon. */
export const statusNames = (words: ReviewsWords): Readonly<Record<ReviewStatus, string>> => ({
  pending: words[looks.pending.desk](),
  published: words[looks.published.desk](),
  hidden: words[looks.hidden.desk](),
});

/** The status of a review, for its author or for the salon. */
export function ReviewStatusBadge({ status, isOwn = false }: { status: ReviewStatus; isOwn?: boolean }) {
  const words = useWords(reviewsArea);
  const { tone, icon, own, desk } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {words[isOwn ? own : desk]()}
    </Badge>
  );
}

/** Marks a review of a completed booking. */
export function VerifiedBadge() {
  const words = useWords(reviewsArea);
  return (
    <Badge tone="info" icon={BadgeCheck}>
      {words.verifiedVisit()}
    </Badge>
  );
}
