import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import type { Salon } from '../../api/models';
import { dayInUtc, formatDay } from '../../lib/format-date';
import { windowsInWords } from './time-windows';
import { SpecialDayList } from './special-day-list';
import { toast } from '../../ui/toaster';
import { useHoursActions } from './mutations';
import { SpecialDayDialog } from './special-day-dialog';

type SpecialDay = Salon['specialDays'][number];

/** The days on which the salon is closed, or open otherwise than every week. */
export function SpecialDays({ salon }: { salon: Salon }) {
  const sentenceOf = useSentenceOf();
  const { deleteSpecialDay } = useHoursActions();

  const remove = async ({ day }: SpecialDay) => {
    try {
      await deleteSpecialDay(day);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success('Special day removed. The weekly opening hours apply again.');
    return null;
  };

  return (
    <SpecialDayList
      title="Special days"
      intro="Days with different opening hours, such as public holidays or late openings."
      none="No special days."
      days={salon.specialDays}
      zone={salon.timeZone}
      nameOf={nameOf}
      detailOf={({ windows, reason }) => {
        const hours = windowsInWords(windows, 'Closed');
        return reason ? `${hours} · ${reason}` : hours;
      }}
      questionOf={(special) => ({
        title: special.windows.length === 0 ? 'Remove this closure?' : 'Remove this special day?',
        words: (
          <>
            <strong>{nameOf(special)}</strong> is set to{' '}
            <strong>{windowsInWords(special.windows, 'closed')}</strong>
            {special.reason && ` (${special.reason})`}. If you remove it, the weekly opening hours apply
            again, on the site and for booking.
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
