import { useState } from 'react';
import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { Hint } from '../../../ui/text';
import { useUrlState } from '../../../ui/use-url-state';
import { toast } from '../../../ui/toast';
import { controls } from '../../../words/controls.gen';
import { useWords } from '../../../words/use-words';
import { AnswerDialog } from './answer-dialog';
import { HideDialog } from './hide-dialog';
import type { ReviewEntry } from './models';
import { useReviewActions } from './mutations';
import { ReviewEntryCard } from './review-entry-card';
import { ReviewFilterForm } from './review-filter-form';
import { reviewFilters, type ReviewFilters } from './review-filters';
import { reviewSentences } from './review-sentences';
import { reviews as reviewsArea } from '../../../words/reviews.gen';

const Entries = styled.div`
  display: grid;
  gap: var(--s-4);
  max-width: 860px;
`;

/** All reviews, unread ones first, to publish, hide with a reason, or answer. */
export function ReviewDesk() {
  const words = useWords(reviewsArea);
  const lists = useWords(controls);
  const sentenceOf = useSentenceOf();
  const { state: filters, isFiltered, change, clear, queryOf: pageQuery } = useUrlState(reviewFilters);
  const reviews = useApi('/reviews/all', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const salon = useSalon();
  const { publishReview, readAgain } = useReviewActions();
  const [opened, setOpened] = useState<{ verb: 'hide' | 'answer'; review: ReviewEntry } | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const close = () => setOpened(null);
  const timeZone = salon.data?.timeZone;
  const pending = reviews.data?.pending ?? 0;

  const publish = async (review: ReviewEntry) => {
    setBusyId(review._id);
    try {
      await publishReview(review);
      toast.success(words.reviewPublished({ name: review.name }));
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown), reviewSentences(words)));
      void readAgain();
    }
    setBusyId(null);
  };

  return (
    <ListLayout>
      <ReviewFilterForm filters={filters} onChange={change} onClear={isFiltered && clear} />
      <PagedList
        counted={lists.reviewCount}
        what={lists.theReviews()}
        {...usePagedAnswer(reviews, salon)}
        page={filters.page}
        pathOf={(page) => `${paths.dashboardReviews}${pageQuery(page)}`}
        empty={<NothingFound filters={filters} isFiltered={isFiltered} />}
      >
        {(caption) => (
          <Entries>
            <Hint>{pending > 0 ? words.waiting({ caption, count: pending }) : caption}</Hint>
            {reviews.data?.items.map((review) => (
              <ReviewEntryCard
                key={review._id}
                review={review}
                timeZone={timeZone ?? 'UTC'}
                isBusy={busyId === review._id}
                onPublish={() => void publish(review)}
                onHide={() => setOpened({ verb: 'hide', review })}
                onAnswer={() => setOpened({ verb: 'answer', review })}
              />
            ))}
          </Entries>
        )}
      </PagedList>
      {opened?.verb === 'hide' && <HideDialog review={opened.review} onClose={close} />}
      {opened?.verb === 'answer' && <AnswerDialog review={opened.review} onClose={close} />}
    </ListLayout>
  );
}

const queryOf = ({ search, status, page }: ReviewFilters) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(search && { search }),
  ...(status && { status }),
});

function NothingFound({ filters, isFiltered }: { filters: ReviewFilters; isFiltered: boolean }) {
  const words = useWords(reviewsArea);
  if (!isFiltered) {
    return <EmptyState title={words.noneYet()}>{words.noneYetText()}</EmptyState>;
  }
  return (
    <EmptyState
      title={words.noneMatch()}
      hasArt={false}
      action={
        <LinkButton to={paths.dashboardReviews} variant="ghost">
          {words.showAll()}
        </LinkButton>
      }
    >
      {filters.search ? words.nothingFor({ search: filters.search }) : words.noneWithStatus()}
    </EmptyState>
  );
}
