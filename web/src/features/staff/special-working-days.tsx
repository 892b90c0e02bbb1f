import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { dayInUtc, formatDay } from '../../lib/format-date';
import { windowsInWords } from '../hours/time-windows';
import { SpecialDayList } from '../hours/special-day-list';
import { toast } from '../../ui/toaster';
import { SpecialWorkingDayDialog } from './special-working-day-dialog';
import type { StaffEntry, StaffException } from './models';
import { useTeamActions } from './mutations';

/** The days on which a team member works other hours than every week. */
export function SpecialWorkingDays({
  person,
  exceptions,
  zone,
}: {
  person: StaffEntry;
  exceptions: readonly StaffException[];
  zone: string;
}) {
  const sentenceOf = useSentenceOf();
  const { deleteException } = useTeamActions();

  const remove = async ({ day }: StaffException) => {
    try {
      await deleteException(person._id, day);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success('Special day removed. The weekly hours apply again.');
    return null;
  };

  return (
    <SpecialDayList
      title="Special days"
      intro="Days with different hours, or none."
      none="No special days."
      days={exceptions}
      zone={zone}
      nameOf={nameOf}
      detailOf={({ windows }) => windowsInWords(windows, 'Day off')}
      questionOf={(exception) => ({
        title: 'Remove this day?',
        words: (
          <>
            <strong>{nameOf(exception)}</strong> is set to{' '}
            <strong>{windowsInWords(exception.windows, 'a day off')}</strong>. If you remove it, {person.name}
            ’s weekly hours apply again and clients can book them. Existing bookings do not change.
          </>
        ),
      })}
      onRemove={remove}
      editor={(exception, onClose) => (
        <SpecialWorkingDayDialog person={person} exception={exception} zone={zone} onClose={onClose} />
      )}
    />
  );
}

const nameOf = ({ day }: StaffException) => formatDay(dayInUtc(day), 'UTC');
