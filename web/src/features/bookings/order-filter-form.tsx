import { useState } from 'react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import type { StaffMember } from '../../api/models';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { SelectFilter } from '../../ui/filters';
import { Icon } from '../../ui/icon';
import { statusWords } from '../../ui/status-badge';
import {
  bookingStatuses,
  isFiltered,
  noFilters,
  type OrderFilters,
  orderSorts,
  sortOf,
} from './order-filters';

const Whole = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  align-items: end;
  gap: var(--s-3);

  > div {
    min-width: 0;
  }
  > div:first-child {
    grid-column: 1 / -1;
  }
  input[type='date'] {
    height: 48px;
    min-width: 0;
  }
`;
const Finder = styled.div`
  display: flex;
  align-items: end;
  gap: var(--s-3);

  > div {
    flex: 1;
    max-width: 420px;
  }
`;
const Quick = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

const anyDay = { from: null, to: null };
const quickDays = (today: string) => ({
  Today: { from: today, to: today },
  // From a day on, the list runs forward: the next visit first.
  Upcoming: { from: today, to: null, sort: 'visit' as const },
});

/** Days never run backwards: the other end comes along. */
const since = (from: string | null, to: string | null) => ({ from, to: from && to && to < from ? from : to });
const until = (to: string | null, from: string | null) => ({ to, from: from && to && from > to ? to : from });

/** Narrows the Order List; every choice but the search acts at once and becomes part of the address. */
export function OrderFilterForm({
  filters,
  staff,
  today,
  onChange,
}: {
  filters: OrderFilters;
  staff: readonly StaffMember[];
  /** The salon's day now, once its zone is known. */
  today: string | null;
  onChange: (filters: OrderFilters) => void;
}) {
  const [search, setSearch] = useState(filters.search);
  const narrow = (part: Partial<OrderFilters>) => onChange({ ...filters, ...part, page: 1 });

  return (
    <Whole
      role="search"
      aria-label="Find bookings"
      onSubmit={(event) => {
        event.preventDefault();
        narrow({ search: search.trim() });
      }}
    >
      <Finder>
        <Field
          label="Search"
          type="search"
          maxLength={100}
          placeholder="Client, reference or service"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button variant="ghost" type="submit">
          <Icon of={Search} /> Search
        </Button>
      </Finder>
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
        any="Everybody"
        choices={staff.map(({ _id, name }) => [_id, name])}
        onChoose={(staffId) => narrow({ staffId })}
      />
      <SelectFilter
        label="Status"
        value={filters.status}
        any="Any"
        choices={bookingStatuses.map((status) => [status, statusWords[status]])}
        onChoose={(status) => narrow({ status })}
      />
      <SelectFilter
        label="Order"
        value={filters.sort}
        choices={Object.entries(orderSorts).map(([sort, { label }]) => [sort, label])}
        onChoose={(sort) => narrow({ sort: sortOf(sort) })}
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
        {isFiltered(filters) && (
          <Button variant="quiet" size="small" onClick={() => onChange(noFilters)}>
            Clear filters
          </Button>
        )}
      </Quick>
    </Whole>
  );
}
