import type { ReactNode } from 'react';
import type { StaffName } from '../../../api/models';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { dayInUtc } from '../../../lib/local-day';
import { windowsInWords } from '../hours/time-windows';
import { SpecialDayList } from '../hours/special-day-list';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { hoursDesk } from '../../../words/hours-desk.gen';
import { inSentence } from '../../../words/in-sentence';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import type { StaffException } from './models';
import { useWorkingHoursActions } from './mutations';

const SpecialWorkingDayDialog = lazyDialogs(() =>
  import('./special-working-day-dialog').then((part) => part.SpecialWorkingDayDialog),
);

/** Days on which a team member's hours differ from their weekly ones. */
export function SpecialWorkingDays({
  person,
  exceptions,
  zone,
}: {
  person: StaffName;
  exceptions: readonly StaffException[];
  zone: string;
}) {
  const words = useWords(book);
  const ofHours = useWords(hoursDesk);
  const formats = useFormats();
  const nameOf = ({ day }: StaffException) => formats.formatDay(dayInUtc(day), 'UTC');
  const sentenceOf = useSentenceOf();
  const { deleteException } = useWorkingHoursActions();

  const remove = async ({ day }: StaffException) => {
    try {
      await deleteException(person._id, day);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(words.specialRemoved());
    return null;
  };

  const question = (exception: StaffException) => {
    const values = { day: nameOf(exception), name: <bdi>{person.name}</bdi> };
    const tags = { b: (inner: ReactNode) => <strong>{inner}</strong> };
    const hours = windowsInWords(ofHours, formats, exception.windows);
    return hours === null
      ? inSentence(words.dayIsOff, values, tags)
      : inSentence(words.dayHasHours, { ...values, hours: <bdi dir="ltr">{hours}</bdi> }, tags);
  };

  return (
    <SpecialDayList
      title={words.specialDays()}
      intro={words.specialIntro()}
      none={words.noSpecialDays()}
      days={exceptions}
      zone={zone}
      nameOf={nameOf}
      detailOf={({ windows }) => windowsInWords(ofHours, formats, windows) ?? words.dayOff()}
      questionOf={(exception) => ({
        title: words.removeDayQuestion(),
        words: question(exception),
      })}
      onRemove={remove}
      editor={(exception, onClose) => (
        <SpecialWorkingDayDialog person={person} exception={exception} zone={zone} onClose={onClose} />
      )}
    />
  );
}
