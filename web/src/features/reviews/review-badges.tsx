import { BadgeCheck, CircleCheck, Clock, EyeOff } from 'lucide-react';
import { Badge } from '../../ui/badge';
import type { ReviewStatus } from './models';

const looks = {
  pending: { tone: 'warning', icon: Clock, own: 'Awaiting approval', desk: 'Pending' },
  published: { tone: 'success', icon: CircleCheck, own: 'Published', desk: 'Published' },
  hidden: { tone: 'neutral', icon: EyeOff, own: 'Hidden', desk: 'Hidden' },
} as const;

/** The words of the states as the salon reads them. */
export const statusWords: Readonly<Record<ReviewStatus, string>> = {
  pending: looks.pending.desk,
  published: looks.published.desk,
  hidden: looks.hidden.desk,
};

/** Whether it is shown, to the one who wrote it or to the salon. */
export function ReviewStatusBadge({ status, isOwn = false }: { status: ReviewStatus; isOwn?: boolean }) {
  const { tone, icon, own, desk } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {isOwn ? own : desk}
    </Badge>
  );
}

/** That it is about a booking which took place. */
export function VerifiedBadge() {
  return (
    <Badge tone="info" icon={BadgeCheck}>
      Verified visit
    </Badge>
  );
}
