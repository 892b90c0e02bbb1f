import { useState, type ReactNode } from 'react';
import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import type { Formats } from '../../../lib/formats';
import type { AvailabilityWords } from '../../../words/types.gen';
import type { Salon } from '../../../api/models';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { addDays, dayInUtc, localDay } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Failure } from '../../../ui/failure';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { SHORT } from '../../../ui/media';
import { Hint } from '../../../ui/text';
import { availability } from '../../../words/availability.gen';
import { useWords } from '../../../words/use-words';
import { weekStrip, type DayRange } from './calendar-days';
import { MonthDialog } from './month-dialog';
import { NoFreeTimes } from './no-free-times';
import { useDays, useDayTimes, useFirstFree, type WantedBooking } from './queries';
import { type Pricing, SlotList, SlotSkeleton } from './slot-list';
import { WeekStrip } from './week-strip';
import { timeZoneNote } from './time-zone-note';

export interface TimePickerProps {
  wanted: WantedBooking;
  salon: Pick<Salon, 'timeZone' | 'horizonDays' | 'phone'>;
  /** The requested team member's name; null for anyone. */
  staffName: string | null;
  /** The day to show; null for the first with a free time. */
  day: string | null;
  startsAt: string | null;
  /** Shows the price at each time if prices differ; left out if they don't depend on the time. */
  pricing?: Pricing | undefined;
  onDay: (day: string) => void;
  onTime: (startsAt: string, day: string) => void;
  /** Offered if that team member has no free time; absent if they can't be changed. */
  onAnyone?: () => void;
  /** Renders the heading, which names the day of the times below. */
  heading: (dayName: string | null) => ReactNode;
  /** More quick choices next to "First available". */
  children?: ReactNode;
}

const Parts = styled(Stack)`
  @media ${SHORT} {
    gap: var(--s-3);
  }
`;
const Times = styled(Stack)`
  @media ${SHORT} {
    gap: var(--s-2);
  }
`;

/** Chooses a day and time: a week strip, a month to look ahead, and a button for the first free time. */
export function TimePicker(props: TimePickerProps) {
  const words = useWords(availability);
  const formats = useFormats();
  const { formatDay, formatTime } = formats;
  const sentenceOf = useSentenceOf();
  const { wanted, salon, staffName, startsAt, pricing, onDay, onTime, onAnyone, heading, children } = props;
  const [isMonthOpen, setMonthOpen] = useState(false);
  const [now] = useState(() => new Date());
  const { timeZone } = salon;
  const today = localDay(now, timeZone);
  const range: DayRange = { first: today, last: addDays(today, salon.horizonDays) };

  const firstFree = useFirstFree(wanted);
  const chosenDay = props.day ?? (startsAt && localDay(startsAt, timeZone));
  // Without a first free day, or without a response, use today.
  const day = chosenDay ?? (firstFree.data ? (firstFree.data.day ?? today) : firstFree.error ? today : null);

  // Preload this week along with the search for the first free day, which is usually in it.
  const week = weekStrip(day ?? today, range);
  const days = useDays(wanted, { first: week.days[0] ?? today, last: week.days.at(-1) ?? today });
  const times = useDayTimes(wanted, day);
  const dayName = day && formatDay(dayInUtc(day), 'UTC');
  const shown = times.data;
  const isStale = shown !== undefined && (shown.day !== day || times.isOfEarlierChoice);
  const zone = timeZoneNote(words, formats, now, timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const first = firstFree.data?.startsAt;

  return (
    <Parts $gap={5}>
      {heading(dayName)}
      <ButtonRow>
        {children}
        {first && (
          <Button
            variant="ghost"
            size="small"
            // Until the new response arrives, this belongs to the previous choice.
            disabled={firstFree.isLoading}
            onClick={() => onTime(first, localDay(first, timeZone))}
          >
            <Icon of={Sparkles} size={18} />
            {words.firstAvailable({
              day: nameDay(words, formats, first, today, timeZone),
              time: formatTime(first, timeZone),
            })}
          </Button>
        )}
      </ButtonRow>
      {zone && <Hint>{zone}</Hint>}
      <WeekStrip
        week={week}
        day={day ?? ''}
        overviews={days.data?.days ?? []}
        onDay={onDay}
        onMonth={() => setMonthOpen(true)}
      />
      <Times>
        <Hint role="status">
          {shown &&
            !isStale &&
            shown.state === 'free' &&
            words.timesOn({ times: words.timeCount({ count: shown.starts.length }), day: dayName ?? '' })}
        </Hint>
        {times.error && (!shown || isStale) ? (
          <Failure
            what={words.theFreeTimes()}
            message={words.choicesSaved({ problem: sentenceOf(times.error) })}
            onRetry={() => void Promise.all([times.retry(), days.mutate(), firstFree.mutate()])}
            isRetrying={times.isValidating}
          />
        ) : !shown ? (
          <SlotSkeleton />
        ) : shown.starts.length > 0 || isStale ? (
          <SlotList
            day={shown.day}
            starts={shown.starts}
            timeZone={timeZone}
            withWhom={staffName}
            chosen={startsAt}
            pricing={pricing}
            prices={shown.prices}
            isStale={isStale}
            onChoose={(start) => onTime(start, shown.day)}
          />
        ) : (
          <NoFreeTimes
            wanted={wanted}
            times={shown}
            staffName={staffName}
            salon={salon}
            onTime={onTime}
            onAnyone={onAnyone}
          />
        )}
      </Times>
      <MonthDialog
        wanted={wanted}
        day={day ?? today}
        range={range}
        isOpen={isMonthOpen}
        onClose={() => setMonthOpen(false)}
        onDay={onDay}
      />
    </Parts>
  );
}

function nameDay(
  words: AvailabilityWords,
  { formatShortDay }: Formats,
  instant: string,
  today: string,
  timeZone: string,
): string {
  const day = localDay(instant, timeZone);
  if (day === today) return words.today();
  return day === addDays(today, 1) ? words.tomorrow() : formatShortDay(instant, timeZone);
}
