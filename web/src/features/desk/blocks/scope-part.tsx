import { useSentenceOf } from '../../../api/use-sentence-of';
import type { ProblemError } from '../../../api/problem';
import { dayInUtc } from '../../../lib/local-day';
import { Alert } from '../../../ui/alert';
import { SelectField } from '../../../ui/field';
import { Skeleton } from '../../../ui/skeleton';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { blocks } from '../../../words/blocks.gen';
import { useWords } from '../../../words/use-words';
import type { BlockGroup, BlockScope } from './models';
import { Part } from './parts';

/** Choice of the dates and people of a group of blocks that a change applies to. */
export function ScopePart({
  group,
  problem,
  scope,
  name,
  day,
  onChange,
}: {
  group: BlockGroup | undefined;
  problem: ProblemError | undefined;
  scope: BlockScope;
  /** The team member, and the block's day in words. */
  name: string;
  day: string;
  onChange: (scope: BlockScope) => void;
}) {
  const words = useWords(blocks);
  const sentenceOf = useSentenceOf();
  const { formatList, formatShortDay, shortWeekdayName } = useFormats();
  if (problem && !group) {
    return (
      <Alert tone="danger" title={words.couldNotLook()}>
        <p>{sentenceOf(problem)}</p>
      </Alert>
    );
  }
  if (!group) return <Skeleton $height="6rem" />;
  const { everyWeeks, isOpenEnded, weekdays, people, coming, lastDay } = group;
  return (
    <Part>
      <legend>{words.madeTogether()}</legend>
      <Hint>
        {everyWeeks === null
          ? words.ofPeople({ names: formatList(people.map(({ staffName }) => staffName)) })
          : (isOpenEnded ? words.ofOpenEndedRule : words.ofRule)({
              often: words.everyWeeks({ weeks: everyWeeks }),
              weekdays: formatList(weekdays.map(shortWeekdayName)),
              last: formatShortDay(dayInUtc(lastDay), 'UTC'),
              count: coming,
            })}
      </Hint>
      {everyWeeks !== null && (
        <SelectField
          label={words.whichDates()}
          value={scope.dates}
          onChange={({ target: { value } }) =>
            onChange({ ...scope, dates: value === 'later' || value === 'all' ? value : 'this' })
          }
        >
          <option value="this">{words.onlyThis({ day })}</option>
          <option value="later">{words.thisAndLater({ day })}</option>
          <option value="all">{words.allComing()}</option>
        </SelectField>
      )}
      {people.length > 1 && (
        <SelectField
          label={words.whosePeople()}
          value={scope.people}
          onChange={({ target }) => onChange({ ...scope, people: target.value === 'all' ? 'all' : 'this' })}
        >
          <option value="this">{words.onlyOf({ name })}</option>
          <option value="all">{words.everybody({ count: people.length })}</option>
        </SelectField>
      )}
      {(scope.dates !== 'this' || scope.people === 'all') && <Hint>{words.whatStays()}</Hint>}
    </Part>
  );
}
