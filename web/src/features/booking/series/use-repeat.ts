import { useState } from 'react';
import { useQuestion } from '../../../api/use-question';
import { bookedCount, changesOf, type DateChoices, undecided } from './date-choices';
import type { SeriesRequest } from './models';

/** How often something is repeated, and how long. */
export interface Repetition {
  everyWeeks: number;
  count: number;
  /** The last day instead of a number, empty until it is typed; null while it is counted. */
  until: string | null;
}

const first: Repetition = { everyWeeks: 4, count: 6, until: null };

/** Whether a booking is repeated, how often, and what was decided about dates that are not free. */
export function useRepeat() {
  const [repetition, setRepetition] = useState<Repetition | null>(null);
  const [choices, setChoices] = useState<DateChoices>({});
  const rule = repetition && ruleOf(repetition);
  return {
    /** Null as long as it is not repeated. */
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
    /** The dates are others now. */
    forgetChoices: () => setChoices({}),
    /** What is sent along with the booking to repeat it. */
    request: rule && { ...rule, changes: changesOf(choices) },
  };
}

export type Repeat = ReturnType<typeof useRepeat>;

/** What each date of the series is like; null as long as there is nothing to ask. */
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
    /** How many will be booked; null as long as that is not known, or something is to be decided. */
    count: dates && undecided(dates, choices).length === 0 ? bookedCount(dates, choices) : null,
  };
}

export type SeriesDates = ReturnType<typeof useSeriesDates>;

/** Null while the last day is not typed yet. */
function ruleOf({ everyWeeks, count, until }: Repetition) {
  if (until === null) return { everyWeeks, count };
  return until === '' ? null : { everyWeeks, until };
}
