import { useSentenceOf } from '../../../api/use-sentence-of';
import { dayInUtc } from '../../../lib/local-day';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { blocks } from '../../../words/blocks.gen';
import { useWords } from '../../../words/use-words';
import { InTheWay } from './in-the-way';
import type { Together } from './use-together';

/** The number of blocks and their obstacles; hidden while the form is incomplete. */
export function TogetherPreview({ together, timeZone }: { together: Together; timeZone: string }) {
  const words = useWords(blocks);
  const sentenceOf = useSentenceOf();
  const { formatShortDay } = useFormats();
  const { asked, found, problem, askAgain, leftOut, leaveOut } = together;
  const summary = asked?.repeat?.isOpenEnded ? words.summaryOpenEnded : words.summary;
  if (!asked) return null;
  if (problem) {
    return (
      <Alert tone="danger" title={words.couldNotLook()}>
        <p>{Object.values(problem.fieldErrors)[0] ?? sentenceOf(problem)}</p>
        <Button variant="ghost" size="small" onClick={askAgain}>
          {words.lookAgain()}
        </Button>
      </Alert>
    );
  }
  if (!found) return <Skeleton $height="4rem" />;
  const dayOf = (day: string) => formatShortDay(dayInUtc(day), 'UTC');
  const { blocks: count, dates, firstDay, lastDay, daysOff, inTheWay } = found;
  return (
    <Stack $gap={3}>
      <Hint role="status">
        {summary({ blocks: count, dates, first: dayOf(firstDay), last: dayOf(lastDay) })}{' '}
        {daysOff > 0 && words.daysOff({ count: daysOff })} {inTheWay.length === 0 && words.nothingInTheWay()}
      </Hint>
      {inTheWay.length > 0 && (
        <InTheWay
          inTheWay={inTheWay}
          leftOut={leftOut}
          timeZone={timeZone}
          leaveOut={words.leaveOut()}
          leaveAllOut={words.blockTheRest()}
          onChange={leaveOut}
        />
      )}
    </Stack>
  );
}
