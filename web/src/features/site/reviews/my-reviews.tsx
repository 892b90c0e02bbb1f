import { useState } from 'react';
import styled from 'styled-components';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { pageParam, urlState } from '../../../lib/url-state';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { PagedList } from '../../../ui/paged-list';
import { Muted } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { useUrlState } from '../../../ui/use-url-state';
import { controls } from '../../../words/controls.gen';
import { useWords } from '../../../words/use-words';
import { DeleteReviewDialog } from './delete-review-dialog';
import type { OwnReview } from './models';
import { useReviewActions } from './mutations';
import { PortraitButtons } from './portrait-buttons';
import { ReviewStatusBadge, VerifiedBadge } from './review-badges';
import { ReviewForm } from './review-form';
import { ReviewMatter } from './review-matter';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import { shell } from '../../../words/shell.gen';

const OwnReviews = styled.section`
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

const PAGE_SIZE = 10;
const listPage = urlState({ page: pageParam() });

/** The client's own reviews, with their status and the salon's answers. */
export function MyReviews() {
  const words = useWords(reviewsArea);
  const general = useWords(shell);
  const lists = useWords(controls);
  const {
    state: { page },
    queryOf,
  } = useUrlState(listPage);
  const salon = useSalon();
  const query = { page, pageSize: PAGE_SIZE };
  const reviews = useApi('/reviews/mine', { params: { query } }, { keepPreviousData: true });
  const { changeReview } = useReviewActions();
  const [opened, setOpened] = useState<{ verb: 'change' | 'delete'; review: OwnReview } | null>(null);
  const close = () => setOpened(null);

  return (
    <OwnReviews aria-labelledby="my-reviews">
      <h2 id="my-reviews">{words.myReviews()}</h2>
      <PagedList
        counted={lists.reviewCount}
        what={lists.theReviews()}
        {...usePagedAnswer(reviews, salon)}
        pageSize={PAGE_SIZE}
        page={page}
        pathOf={(wanted) => `${paths.dashboardReview()}${queryOf(wanted)}`}
        empty={<Muted>{words.noneOfYours()}</Muted>}
      >
        {() => (
          <Stack $gap={5}>
            {reviews.data?.items.map((review) => (
              <ReviewMatter
                key={review._id}
                review={review}
                timeZone={salon.data?.timeZone ?? 'UTC'}
                badges={
                  <>
                    <ReviewStatusBadge status={review.status} isOwn />
                    {review.verified && <VerifiedBadge />}
                  </>
                }
              >
                <ButtonRow>
                  {review.can.change && (
                    <Button
                      variant="ghost"
                      size="small"
                      onClick={() => setOpened({ verb: 'change', review })}
                    >
                      {words.change()}
                    </Button>
                  )}
                  <PortraitButtons review={review} mayGive={review.can.change} />
                  <Button variant="quiet" size="small" onClick={() => setOpened({ verb: 'delete', review })}>
                    {general.delete()}
                  </Button>
                </ButtonRow>
              </ReviewMatter>
            ))}
          </Stack>
        )}
      </PagedList>
      {opened?.verb === 'change' && (
        <Dialog title={words.changeYours()} isOpen onClose={close}>
          <ReviewForm
            initial={opened.review}
            submitLabel={general.save()}
            onSubmit={async (typed) => {
              await changeReview(opened.review, typed);
              toast.success(words.reviewChanged());
              close();
            }}
          >
            <Button variant="ghost" onClick={close}>
              {general.cancel()}
            </Button>
          </ReviewForm>
        </Dialog>
      )}
      {opened?.verb === 'delete' && <DeleteReviewDialog review={opened.review} onClose={close} />}
    </OwnReviews>
  );
}
