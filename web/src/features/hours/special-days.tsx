import { asProblem, sentenceOf } from '../../api/problem';
import type { Salon } from '../../api/models';
import { dayInUtc, formatDay } from '../../lib/format-date';
import { windowsInWords } from '../../lib/week-hours';
import { DifferingDays } from '../../ui/differing-days';
import { toast } from '../../ui/toaster';
import { useHoursActions } from './mutations';
import { SpecialDayDialog } from './special-day-dialog';

type SpecialDay = Salon['specialDays'][number];

/** The days on which the salon is closed, or open otherwise than every week. */
export function SpecialDays({ salon }: { salon: Salon }) {
  const { deleteSpecialDay } = useHoursActions();

  const remove = async ({ day }: SpecialDay) => {
    try {
      await deleteSpecialDay(day);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success('The usual hours hold again that day.');
    return null;
  };

  return (
    <DifferingDays
      title="Closures and other hours"
      intro="Public holidays, a day for the whole team, a long evening before a feast."
      none="No day differs from the week."
      days={salon.specialDays}
      zone={salon.timeZone}
      nameOf={nameOf}
      detailOf={({ windows, reason }) => {
        const hours = windowsInWords(windows, 'Closed');
        return reason ? `${hours} · ${reason}` : hours;
      }}
      questionOf={(special) => ({
        title: special.windows.length === 0 ? 'Remove this closure?' : 'Remove this day?',
        words: (
          <>
            <strong>{nameOf(special)}</strong> is now{' '}
            <strong>{windowsInWords(special.windows, 'closed')}</strong>
            {special.reason && ` (${special.reason})`}. Afterwards the usual hours hold that day: the site
            says so, and clients are offered them.
          </>
        ),
      })}
      onRemove={remove}
      editor={(special, onClose) => (
        <SpecialDayDialog special={special} zone={salon.timeZone} onClose={onClose} />
      )}
    />
  );
}

const nameOf = ({ day }: SpecialDay) => `${formatDay(dayInUtc(day), 'UTC')} ${day.slice(0, 4)}`;
