import styled from 'styled-components';
import type { StaffMember } from '../../api/models';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Filters, SearchFilter, SelectFilter } from '../../ui/filters';
import { statusName } from '../bookings/status-badge';
import { bookingStatuses, type OrderFilters, orderSorts, SEARCH_MAX_LENGTH } from './order-filters';
import { bookings } from '../../words/bookings.gen';
import { useWords } from '../../words/use-words';

const Quick = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

const sortChoices = (Object.keys(orderSorts) as (keyof typeof orderSorts)[]).map(
  (sort) => [sort, orderSorts[sort].label] as const,
);
const anyDay = { from: null, to: null };
const quickDays = (today: string) => ({
  Today: { from: today, to: today },
  // The next booking first.
  Upcoming: { from: today, to: null, sort: 'visit' as const },
});

/** The range never runs backwards: changing one end moves the other along. */
const since = (from: string | null, to: string | null) => ({ from, to: from && to && to < from ? from : to });
const until = (to: string | null, from: string | null) => ({ to, from: from && to && from > to ? to : from });

/** Narrows the Order List; every choice but the search acts at once and becomes part of the address. */
export function OrderFilterForm({
  filters,
  staff,
  today,
  onChange: narrow,
  onClear,
}: {
  filters: OrderFilters;
  staff: readonly StaffMember[];
  /** The salon's day now, once its zone is known. */
  today: string | null;
  onChange: (part: Partial<OrderFilters>) => void;
  onClear: false | (() => void);
}) {
  const words = useWords(bookings);
  return (
    <Filters label="Find bookings">
      <SearchFilter
        key={filters.search}
        search={filters.search}
        placeholder="Client, reference or service"
        maxLength={SEARCH_MAX_LENGTH}
        onSearch={(search) => narrow({ search })}
      />
      <Field
        label="From"
        type="date"
        value={filters.from ?? ''}
        onChange={(event) => narrow(since(event.target.value || null, filters.to))}
      />
      <Field
        label="To"
        type="date"
        value={filters.to ?? ''}
        min={filters.from ?? undefined}
        onChange={(event) => narrow(until(event.target.value || null, filters.from))}
      />
      <SelectFilter
        label="Staff"
        value={filters.staffId}
        any="Everyone"
        choices={staff.map(({ _id, name }) => [_id, name])}
        onChoose={(staffId) => narrow({ staffId })}
      />
      <SelectFilter
        label="Status"
        value={filters.status}
        any="Any"
        choices={bookingStatuses.map((status) => [status, statusName(words, status)])}
        onChoose={(status) => narrow({ status })}
      />
      <SelectFilter
        label="Order"
        value={filters.sort}
        choices={sortChoices}
        onChoose={(sort) => narrow({ sort: sort ?? 'visit' })}
      />
      <Quick>
        {today &&
          Object.entries(quickDays(today)).map(([label, days]) => {
            const isChosen = filters.from === days.from && filters.to === days.to;
            return (
              <Button
                key={label}
                variant="ghost"
                size="small"
                aria-pressed={isChosen}
                onClick={() => narrow(isChosen ? anyDay : days)}
              >
                {label}
              </Button>
            );
          })}
        {onClear && (
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </Quick>
    </Filters>
  );
}
