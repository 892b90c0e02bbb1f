import { useState } from 'react';
import { useQuestion } from '../../../api/use-question';
import { bookedCount, changesOf, type DateChoices, undecided } from './date-choices';
import type { SeriesRequest } from './models';

/** The interval of repetition, and its end. */
export interface Repetition {
  everyWeeks: number;
  count: number;
  /** The last day instead of a number, empty until entered; null for a number. */
  until: string | null;
}

const first: Repetition = { everyWeeks: 4, count: 6, until: null };

/** The state of repeating a booking: its interval, and the decisions about dates that are not free. */
export function useRepeat() {
  const [repetition, setRepetition] = useState<Repetition | null>(null);
  const [choices, setChoices] = useState<DateChoices>({});
  const rule = repetition && ruleOf(repetition);
  return {
    /** Null while it is not repeated. */
    repetition,
    repeat: (next: Partial<Repetition> | null) => {
      setRepetition(next && { ...(repetition ?? first), ...next });
      setChoices({});
    },
    rule,
    choices,
    choose: (day: string, startsAt: string | null | undefined) =>
      setChoices(({ [day]: _, ...others }) =>
        startsAt === undefined ? others : { ...others, [day]: startsAt },
      ),
    /** For when the dates have changed. */
    forgetChoices: () => setChoices({}),
    /** The part of the request that repeats the booking. */
    request: rule && { ...rule, changes: changesOf(choices) },
  };
}

export type Repeat = ReturnType<typeof useRepeat>;

/** The state of each date in the series; null while there is nothing to ask. */
export function useSeriesDates(
  { rule, choices }: Repeat,
  booking: Pick<SeriesRequest, 'lines' | 'startsAt'> | null,
  clientId: string | null,
) {
  const asked = booking && rule && { ...booking, ...rule, ...(clientId !== null && { clientId }) };
  const preview = useQuestion('/series/preview', asked && { body: asked });
  const dates = asked ? preview.data?.dates : undefined;
  return {
    dates,
    problem: asked ? preview.error : undefined,
    askAgain: () => void preview.mutate(),
    /** The number of dates to book; null while unknown, or while decisions are open. */
    count: dates && undecided(dates, choices).length === 0 ? bookedCount(dates, choices) : null,
  };
}

export type SeriesDates = ReturnType<typeof useSeriesDates>;

/** Null until the last day is entered. */
function ruleOf({ everyWeeks, count, until }: Repetition) {
  if (until === null) return { everyWeeks, count };
  return until === '' ? null : { everyWeeks, until };
}
