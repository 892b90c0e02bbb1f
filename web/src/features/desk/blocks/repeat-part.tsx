import styled from 'styled-components';
import { Checkbox } from '../../../ui/checkbox';
import { Field, SelectField } from '../../../ui/field';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { blocks } from '../../../words/blocks.gen';
import { useWords } from '../../../words/use-words';
import { Choices, Part } from './parts';
import type { Repetition } from './repetition';

const MOST_WEEKS = 8;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: var(--s-3);
`;

/** The weekdays, interval and end of a repeating block. */
export function RepeatPart({
  repetition,
  firstDay,
  isMissing,
  onChange,
}: {
  repetition: Repetition;
  /** The block's day; the last day can't be earlier. */
  firstDay: string;
  /** It was submitted without a weekday. */
  isMissing: boolean;
  onChange: (repetition: Repetition) => void;
}) {
  const words = useWords(blocks);
  const { weekdays, shortWeekdayName } = useFormats();
  const change = (next: Partial<Repetition>) => onChange({ ...repetition, ...next });
  const { everyWeeks, ends, until, count } = repetition;
  return (
    <Part>
      <legend>{words.onDays()}</legend>
      <Choices>
        {weekdays.map((weekday) => (
          <Checkbox
            key={weekday}
            label={shortWeekdayName(weekday)}
            checked={repetition.weekdays.includes(weekday)}
            aria-invalid={(isMissing && repetition.weekdays.length === 0) || undefined}
            onChange={({ target }) =>
              change({
                weekdays: target.checked
                  ? [...repetition.weekdays, weekday]
                  : repetition.weekdays.filter((other) => other !== weekday),
              })
            }
          />
        ))}
      </Choices>
      {repetition.weekdays.length === 0 && <Hint role="status">{words.chooseWeekday()}</Hint>}
      <Row>
        <SelectField
          label={words.howOften()}
          value={everyWeeks}
          onChange={({ target }) => change({ everyWeeks: Number(target.value) })}
        >
          {Array.from({ length: MOST_WEEKS }, (_, index) => index + 1).map((weeks) => (
            <option key={weeks} value={weeks}>
              {words.everyWeeks({ weeks })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.howLong()}
          value={ends}
          onChange={({ target: { value } }) =>
            change({ ends: value === 'count' || value === 'open' ? value : 'day' })
          }
        >
          <option value="day">{words.untilADay()}</option>
          <option value="count">{words.aNumber()}</option>
          <option value="open">{words.openEnded()}</option>
        </SelectField>
        {ends === 'count' && (
          <Field
            label={words.times()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            required
            value={count}
            aria-invalid={(isMissing && count === '') || undefined}
            onChange={({ target }) => change({ count: target.value })}
          />
        )}
        {ends === 'day' && (
          <Field
            label={words.lastDay()}
            type="date"
            min={firstDay}
            required
            value={until}
            aria-invalid={(isMissing && until === '') || undefined}
            onChange={({ target }) => change({ until: target.value })}
          />
        )}
      </Row>
      <Hint>
        {words.daysOffLeftOut()} {ends === 'open' && words.moreAreAdded()}
      </Hint>
    </Part>
  );
}
