import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { pageNumber } from '../../lib/page-number';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { Pagination } from '../../ui/pagination';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toaster';
import { DeleteReviewDialog } from './delete-review-dialog';
import type { OwnReview } from './models';
import { useReviewActions } from './mutations';
import { ReviewStatusBadge, VerifiedBadge } from './review-badges';
import { ReviewForm } from './review-form';
import { ReviewMatter, ReviewWays } from './review-matter';

const Whole = styled.section`
  display: grid;
  gap: var(--s-5);
  max-width: 860px;
  margin-top: var(--s-7);

  @media print {
    margin-top: var(--s-4);
  }

  > h2 {
    font-size: var(--t-h3);
  }
`;
const Quiet = styled.p`
  color: var(--text-2);
`;

const PAGE_SIZE = 10;

/** What she wrote before, and what has become of it. */
export function MyReviews() {
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const { data: salon } = useSalon();
  const query = { page, pageSize: PAGE_SIZE };
  const { data, error, mutate, isValidating } = useApi('/reviews/mine', { params: { query } });
  const { changeReview } = useReviewActions();
  const [opened, setOpened] = useState<{ verb: 'change' | 'delete'; review: OwnReview } | null>(null);
  const close = () => setOpened(null);

  return (
    <Whole aria-labelledby="my-reviews">
      <h2 id="my-reviews">My reviews</h2>
      {error && !data ? (
        <Failure
          title="We could not read your reviews"
          message={`${sentenceOf(error)} Nothing has happened to them.`}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      ) : !data || !salon ? (
        <Card aria-busy>
          <Skeleton $width="40%" />
          <Skeleton $height="3rem" />
        </Card>
      ) : data.items.length === 0 ? (
        <Quiet>You have not written any yet. What you write is kept here, with the salon’s answer.</Quiet>
      ) : (
        data.items.map((review) => (
          <ReviewMatter
            key={review._id}
            review={review}
            timeZone={salon.timeZone}
            badges={
              <>
                <ReviewStatusBadge status={review.status} isOwn />
                {review.verified && <VerifiedBadge />}
              </>
            }
          >
            <ReviewWays>
              {review.can.change && (
                <Button variant="ghost" size="small" onClick={() => setOpened({ verb: 'change', review })}>
                  Change
                </Button>
              )}
              <Button variant="quiet" size="small" onClick={() => setOpened({ verb: 'delete', review })}>
                Delete
              </Button>
            </ReviewWays>
          </ReviewMatter>
        ))
      )}
      {data && (
        <Pagination
          label="Pages of reviews"
          page={page}
          pageCount={Math.ceil(data.total / PAGE_SIZE)}
          pathOf={(wanted) => `${paths.dashboardReview()}${wanted > 1 ? `?page=${wanted}` : ''}`}
        />
      )}
      {opened?.verb === 'change' && (
        <Dialog title="Change your review" isOpen onClose={close}>
          <ReviewForm
            begin={opened.review}
            submitLabel="Save"
            onSubmit={async (words) => {
              await changeReview(opened.review, words);
              toast.success('Your review is changed.');
              close();
            }}
          >
            <Button variant="ghost" onClick={close}>
              Keep it
            </Button>
          </ReviewForm>
        </Dialog>
      )}
      {opened?.verb === 'delete' && <DeleteReviewDialog review={opened.review} onClose={close} />}
    </Whole>
  );
}
