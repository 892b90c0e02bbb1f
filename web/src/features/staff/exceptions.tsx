import { asProblem, sentenceOf } from '../../api/problem';
import { dayInUtc, formatDay } from '../../lib/format-date';
import { windowsInWords } from '../../lib/week-hours';
import { DifferingDays } from '../../ui/differing-days';
import { toast } from '../../ui/toaster';
import { ExceptionDialog } from './exception-dialog';
import type { StaffEntry, StaffException } from './models';
import { useTeamActions } from './mutations';

/** The days on which she works otherwise than every week. */
export function Exceptions({
  person,
  exceptions,
  zone,
}: {
  person: StaffEntry;
  exceptions: readonly StaffException[];
  zone: string;
}) {
  const { deleteException } = useTeamActions();

  const remove = async ({ day }: StaffException) => {
    try {
      await deleteException(person._id, day);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success('Her usual hours hold again that day.');
    return null;
  };

  return (
    <DifferingDays
      title="Other days"
      intro="Single days on which she works longer, shorter or not at all."
      none="No day differs from her week."
      days={exceptions}
      zone={zone}
      nameOf={nameOf}
      detailOf={({ windows }) => windowsInWords(windows, 'Day off')}
      questionOf={(exception) => ({
        title: 'Remove this day?',
        words: (
          <>
            <strong>{nameOf(exception)}</strong> is now{' '}
            <strong>{windowsInWords(exception.windows, 'a day off')}</strong>. Afterwards {person.name} works
            her usual hours that day, and clients are offered them. Visits that are booked stay as they are.
          </>
        ),
      })}
      onRemove={remove}
      editor={(exception, onClose) => (
        <ExceptionDialog person={person} exception={exception} zone={zone} onClose={onClose} />
      )}
    />
  );
}

const nameOf = ({ day }: StaffException) => formatDay(dayInUtc(day), 'UTC');
