import { useEffect, useEffectEvent, useState } from 'react';
import { Search, SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import type { StaffMember } from '../../../api/models';
import { addDays, weekOf } from '../../../lib/local-day';
import { Button } from '../../../ui/button';
import { Chip, ChipWithMore, ChoiceChip, Chips } from '../../../ui/chip';
import { Field, Input } from '../../../ui/field';
import { SelectFilter } from '../../../ui/filters';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { below } from '../../../ui/media';
import { useFormats } from '../../../ui/use-formats';
import { statusName } from '../../booking/bookings/status-badge';
import {
  bookingStatuses,
  type OrderFilters,
  type OrderSort,
  rangeOf,
  SEARCH_MAX_LENGTH,
  SEARCH_MIN_LENGTH,
} from './order-filters';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import { controls } from '../../../words/controls.gen';
import { orderList } from '../../../words/order-list.gen';
import { shell } from '../../../words/shell.gen';
import type { OrderListWords } from '../../../words/types.gen';

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
`;
const SearchBox = styled.div`
  position: relative;
  flex: 1 1 260px;
  max-width: 360px;

  svg {
    position: absolute;
    inset-inline-start: 14px;
    top: 50%;
    translate: 0 -50%;
    color: var(--text-2);
    pointer-events: none;
  }
  input {
    min-height: 40px;
    padding-block: 4px;
    padding-inline-start: 42px;
    border-radius: var(--r-full);
  }
  @media ${below('sm')} {
    flex-basis: 100%;
    max-width: none;

    input {
      min-height: 44px;
    }
  }
`;

/** The pause in typing after which the search starts. */
const PAUSE_MS = 150;

const sortChoices = (texts: OrderListWords): (readonly [OrderSort, string])[] => [
  ['visit', texts.visit()],
  ['visit-latest', texts.visitLatest()],
  ['booked', texts.madeFirst()],
  ['client', texts.clientAToZ()],
  ['price', texts.highestFirst()],
];

/** The range never runs backwards: changing one end moves the other along. */
const since = (from: string | null, to: string | null) => ({ from, to: from && to && to < from ? from : to });
const until = (to: string | null, from: string | null) => ({ to, from: from && to && from > to ? to : from });

/** Narrows the Order List; every choice acts at once and becomes part of the address. */
export function OrderFilterBar({
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
  /** Typing adds no entries to the browser's history. */
  onChange: (part: Partial<OrderFilters>, how?: { replace: boolean }) => void;
  onClear: false | (() => void);
}) {
  const words = useWords(bookings);
  const texts = useWords(orderList);
  const clearFilters = useWords(controls).clearFilters();
  const [firstWeekday = 1] = useFormats().weekdays;
  const range = today === null ? {} : rangeOf(filters, today);
  const monday = today === null ? '' : weekOf(today, firstWeekday);
  const week = { from: monday, to: monday && addDays(monday, 6) };
  const isFromToday = today !== null && range.from === today && range.to === undefined;
  const isThisWeek = range.from === week.from && range.to === week.to;
  const isOfAllDays = range.from === undefined && range.to === undefined;
  const ownDays = { from: null, to: null, days: 'coming' } as const;
  return (
    <Bar role="search" aria-label={texts.findBookings()} onSubmit={(event) => event.preventDefault()}>
      <LiveSearch search={filters.search} onSearch={(search) => narrow({ search }, { replace: true })} />
      <Chips>
        <Chip
          aria-pressed={isFromToday}
          onClick={() =>
            narrow(filters.search && !isFromToday ? { from: today, to: null, days: 'coming' } : ownDays)
          }
        >
          {texts.fromToday()}
        </Chip>
        <Chip
          aria-pressed={isThisWeek}
          onClick={() => narrow(isThisWeek ? ownDays : { ...week, days: 'coming' })}
        >
          {texts.thisWeek()}
        </Chip>
        <Chip
          aria-pressed={isOfAllDays && today !== null}
          onClick={() =>
            narrow(isOfAllDays && !filters.search ? ownDays : { from: null, to: null, days: 'all' })
          }
        >
          {texts.allDays()}
        </Chip>
        <ChoiceChip
          label={texts.staff()}
          value={filters.staffId}
          any={texts.everyone()}
          choices={staff.map(({ _id, name }) => [_id, name])}
          onChoose={(staffId) => narrow({ staffId })}
        />
        <ChoiceChip
          label={texts.status()}
          value={filters.status}
          any={texts.any()}
          choices={bookingStatuses.map((status) => [status, statusName(words, status)])}
          onChoose={(status) => narrow({ status })}
        />
        <ChipWithMore
          label={texts.moreFilters()}
          icon={<Icon of={SlidersHorizontal} size={16} />}
          isInUse={(!isFromToday && !isThisWeek && !isOfAllDays) || filters.sort !== 'visit'}
        >
          <Stack $gap={3}>
            <Field
              label={texts.from()}
              type="date"
              value={range.from ?? ''}
              onChange={(event) => narrow(since(event.target.value || null, filters.to))}
            />
            <Field
              label={texts.to()}
              type="date"
              value={range.to ?? ''}
              min={range.from}
              onChange={(event) => narrow(until(event.target.value || null, range.from ?? null))}
            />
            <SelectFilter
              label={texts.order()}
              value={filters.sort}
              choices={sortChoices(texts)}
              onChoose={(sort) => narrow({ sort: sort ?? 'visit' })}
            />
          </Stack>
        </ChipWithMore>
        {onClear && (
          <Button variant="quiet" size="compact" onClick={onClear}>
            {clearFilters}
          </Button>
        )}
      </Chips>
    </Bar>
  );
}

/** Searches at the first pause in typing. Going back also empties it. */
function LiveSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const texts = useWords(orderList);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const [isTyping, setTyping] = useState(false);
  // The address has changed otherwise than by typing, such as by going back.
  if (known !== search) {
    setKnown(search);
    if (!isTyping) setTyped(search);
  }
  // The filters may change during the pause, so the search joins those of that moment.
  const find = useEffectEvent(() => {
    const text = typed.trim();
    const asked = text.length < SEARCH_MIN_LENGTH ? '' : text;
    if (text !== search && asked !== search) onSearch(asked);
  });
  useEffect(() => {
    const pause = window.setTimeout(find, PAUSE_MS);
    return () => window.clearTimeout(pause);
  }, [typed]);
  const name = useWords(shell).search();
  return (
    <SearchBox>
      <Icon of={Search} size={18} />
      <Input
        type="search"
        aria-label={name}
        placeholder={texts.searchHint()}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setTyping(true);
        }}
        onBlur={() => setTyping(false)}
      />
    </SearchBox>
  );
}
