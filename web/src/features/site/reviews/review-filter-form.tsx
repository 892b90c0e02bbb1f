import { choicesOf, Filters, SearchFilter, SelectFilter } from '../../../ui/filters';
import { statusNames } from './review-badges';
import { SEARCH_MAX_LENGTH, type ReviewFilters } from './review-filters';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import { useWords } from '../../../words/use-words';

/** Filters the reviews; every choice becomes part of the URL. */
export function ReviewFilterForm({
  filters,
  onChange: narrow,
  onClear,
}: {
  filters: ReviewFilters;
  onChange: (part: Partial<ReviewFilters>) => void;
  onClear: false | (() => void);
}) {
  const words = useWords(reviewsArea);
  return (
    <Filters label={words.findReviews()} onClear={onClear}>
      <SearchFilter
        key={filters.search}
        search={filters.search}
        placeholder={words.nameOrWords()}
        maxLength={SEARCH_MAX_LENGTH}
        onSearch={(search) => narrow({ search })}
      />
      <SelectFilter
        label={words.status()}
        value={filters.status}
        any={words.any()}
        choices={choicesOf(statusNames(words))}
        onChoose={(status) => narrow({ status })}
      />
    </Filters>
  );
}
