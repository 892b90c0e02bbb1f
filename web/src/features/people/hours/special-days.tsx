import type { ReactNode } from 'react';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import type { Salon } from '../../../api/models';
import { specialDayRuns } from '../../../lib/day-runs';
import { localDay } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { inSentence } from '../../../words/in-sentence';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import { windowsInWords } from './time-windows';
import { SpecialDayList } from './special-day-list';
import { toast } from '../../../ui/toast';
import type { SpecialDays as Special } from './models';
import { useHoursActions } from './mutations';
import { useDetailOfDays } from './use-detail-of-days';
import { useNameOfDays } from './use-name-of-days';
import { SpecialDayDialog } from './special-day-dialog';

/** The server changes no more than these at once. Two adjoining closures of the same reason can be longer. */
const MOST_DAYS = 92;

type Shown = Record<'day' | 'reason', string>;

/** Days on which the salon is closed, or open at other hours. */
export function SpecialDays({ salon }: { salon: Salon }) {
  const words = useWords(book);
  const formats = useFormats();
  const nameOf = useNameOfDays();
  const detailOf = useDetailOfDays();
  const sentenceOf = useSentenceOf();
  const { deleteSpecialDays } = useHoursActions();
  const today = localDay(new Date(), salon.timeZone);
  // Past days are not shown, and a period that has begun is shown from today.
  const coming = specialDayRuns(
    salon.specialDays.filter(({ day }) => day >= today),
    MOST_DAYS,
  );

  const remove = async ({ day, toDay }: Special) => {
    try {
      await deleteSpecialDays({ fromDay: day, toDay });
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(words.specialRemoved());
    return null;
  };

  const question = (special: Special) => {
    const values = { day: nameOf(special), reason: <bdi>{special.reason}</bdi> };
    // A sentence's select value is separate from the values it shows.
    const hasReason = special.reason ? 'yes' : 'no';
    const tags = { b: (inner: ReactNode) => <strong>{inner}</strong> };
    const hours = windowsInWords(words, formats, special.windows);
    return hours === null
      ? inSentence((shown: Shown) => words.dayIsClosed({ ...shown, hasReason }), values, tags)
      : inSentence(
          (shown: Shown & { hours: string }) => words.dayHasHours({ ...shown, hasReason }),
          { ...values, hours: <bdi dir="ltr">{hours}</bdi> },
          tags,
        );
  };

  return (
    <SpecialDayList
      title={words.specialDays()}
      intro={words.specialIntro()}
      none={words.noSpecialDays()}
      days={coming}
      zone={salon.timeZone}
      nameOf={nameOf}
      detailOf={detailOf}
      questionOf={(special) => ({
        title: special.windows.length === 0 ? words.removeClosure() : words.removeSpecial(),
        words: question(special),
      })}
      onRemove={remove}
      editor={(special, onClose) => (
        <SpecialDayDialog special={special} zone={salon.timeZone} onClose={onClose} />
      )}
    />
  );
}
