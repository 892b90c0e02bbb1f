import styled from 'styled-components';
import type { StaffMember } from '../../../api/models';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Filters, SearchFilter, SelectFilter } from '../../../ui/filters';
import { statusName } from '../../booking/bookings/status-badge';
import { bookingStatuses, type OrderFilters, type OrderSort, SEARCH_MAX_LENGTH } from './order-filters';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import { controls } from '../../../words/controls.gen';
import { orderList } from '../../../words/order-list.gen';
import { shell } from '../../../words/shell.gen';
import type { OrderListWords } from '../../../words/types.gen';

const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  max-width: 100%;
`;

const sortChoices = (texts: OrderListWords): (readonly [OrderSort, string])[] => [
  ['visit', texts.visit()],
  ['visit-latest', texts.visitLatest()],
  ['booked', texts.madeFirst()],
  ['client', texts.clientAToZ()],
  ['price', texts.highestFirst()],
];
const anyDay = { from: null, to: null };
const quickDays = (today: string) =>
  [
    { name: 'today', days: { from: today, to: today } },
    // Soonest first.
    { name: 'upcoming', days: { from: today, to: null, sort: 'visit' } },
  ] as const;

/** Keeps the range valid: changing one end moves the other along. */
const since = (from: string | null, to: string | null) => ({ from, to: from && to && to < from ? from : to });
const until = (to: string | null, from: string | null) => ({ to, from: from && to && from > to ? to : from });

/** Filters the Order List; every choice except the search takes effect at once, and is part of the URL. */
export function OrderFilterForm({
  filters,
  staff,
  today,
  onChange: narrow,
  onClear,
}: {
  filters: OrderFilters;
  staff: readonly StaffMember[];
  /** The salon's current day, once its zone is known. */
  today: string | null;
  onChange: (part: Partial<OrderFilters>) => void;
  onClear: false | (() => void);
}) {
  const words = useWords(bookings);
  const texts = useWords(orderList);
  const clearFilters = useWords(controls).clearFilters();
  const names = { today: useWords(shell).today(), upcoming: texts.upcoming() };
  return (
    <Filters
      label={texts.findBookings()}
      count={[filters.from ?? filters.to, filters.staffId, filters.status].filter(Boolean).length}
    >
      <SearchFilter
        key={filters.search}
        search={filters.search}
        placeholder={texts.searchHint()}
        maxLength={SEARCH_MAX_LENGTH}
        onSearch={(search) => narrow({ search })}
      />
      <Field
        label={texts.from()}
        type="date"
        value={filters.from ?? ''}
        onChange={(event) => narrow(since(event.target.value || null, filters.to))}
      />
      <Field
        label={texts.to()}
        type="date"
        value={filters.to ?? ''}
        min={filters.from ?? undefined}
        onChange={(event) => narrow(until(event.target.value || null, filters.from))}
      />
      <SelectFilter
        label={texts.staff()}
        value={filters.staffId}
        any={texts.everyone()}
        choices={staff.map(({ _id, name }) => [_id, name])}
        onChoose={(staffId) => narrow({ staffId })}
      />
      <SelectFilter
        label={texts.status()}
        value={filters.status}
        any={texts.any()}
        choices={bookingStatuses.map((status) => [status, statusName(words, status)])}
        onChoose={(status) => narrow({ status })}
      />
      <SelectFilter
        label={texts.order()}
        value={filters.sort}
        choices={sortChoices(texts)}
        onChoose={(sort) => narrow({ sort: sort ?? 'visit' })}
      />
      <Quick data-stays>
        {today &&
          quickDays(today).map(({ name, days }) => {
            const isChosen = filters.from === days.from && filters.to === days.to;
            return (
              <Button
                key={name}
                variant="ghost"
                size="compact"
                aria-pressed={isChosen}
                onClick={() => narrow(isChosen ? anyDay : days)}
              >
                {names[name]}
              </Button>
            );
          })}
        {onClear && (
          <Button variant="quiet" size="compact" onClick={onClear}>
            {clearFilters}
          </Button>
        )}
      </Quick>
    </Filters>
  );
}
