import { useSentenceOf } from '../../../api/use-sentence-of';
import { addDays, localDay } from '../../../lib/local-day';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { Skeleton } from '../../../ui/skeleton';
import { Hint } from '../../../ui/text';
import { series } from '../../../words/series.gen';
import { useWords } from '../../../words/use-words';
import { DateList } from './date-list';
import { Parts, Row } from './parts';
import type { Repeat, SeriesDates } from './use-repeat';

const MOST_WEEKS = 12;
const FEWEST = 2;
const MOST = 26;

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Frequency and length of a series, and the state of each date. */
export function SeriesPart({
  repeat: { repetition, repeat, choices, choose },
  found: { dates, problem, askAgain },
  startsAt,
  timeZone,
}: {
  repeat: Repeat;
  found: SeriesDates;
  /** Null until a time is chosen. */
  startsAt: string | null;
  timeZone: string;
}) {
  const words = useWords(series);
  const sentenceOf = useSentenceOf();
  if (!repetition) return null;
  const { everyWeeks, count, until } = repetition;
  const lastDay = (weeks: number) =>
    addDays(localDay(startsAt ?? new Date(), timeZone), 7 * everyWeeks * weeks);
  return (
    <Parts>
      <legend>{words.repeat()}</legend>
      <Row>
        <SelectField
          label={words.howOften()}
          value={everyWeeks}
          onChange={(event) => repeat({ everyWeeks: Number(event.target.value) })}
        >
          {upTo(1, MOST_WEEKS).map((weeks) => (
            <option key={weeks} value={weeks}>
              {words.everyWeeks({ weeks })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.howMany()}
          value={until === null ? count : 'until'}
          onChange={({ target: { value } }) =>
            repeat(value === 'until' ? { until: lastDay(count - 1) } : { until: null, count: Number(value) })
          }
        >
          {upTo(FEWEST, MOST).map((times) => (
            <option key={times} value={times}>
              {words.times({ count: times })}
            </option>
          ))}
          <option value="until">{words.untilADay()}</option>
        </SelectField>
        {until !== null && (
          <Field
            type="date"
            label={words.lastDay()}
            required
            min={lastDay(1)}
            value={until}
            onChange={(event) => repeat({ until: event.target.value })}
          />
        )}
      </Row>
      {startsAt === null ? (
        <Hint>{words.chooseTimeFirst()}</Hint>
      ) : problem ? (
        <Alert tone="danger" title={words.couldNotLook()}>
          <p>{Object.values(problem.fieldErrors)[0] ?? sentenceOf(problem)}</p>
          <Button variant="ghost" size="small" onClick={askAgain}>
            {words.lookAgain()}
          </Button>
        </Alert>
      ) : dates ? (
        <DateList
          dates={dates}
          choices={choices}
          timeZone={timeZone}
          leaveOut={words.skip()}
          onChoose={choose}
        />
      ) : (
        <Skeleton $height="12rem" />
      )}
      <div>
        <Button variant="quiet" size="small" onClick={() => repeat(null)}>
          {words.dontRepeat()}
        </Button>
      </div>
    </Parts>
  );
}
