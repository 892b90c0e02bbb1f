import { useAction } from '../../../api/use-action';
import type { AnswerOf } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { SelectField } from '../../../ui/field';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import { useHoursActions } from './mutations';

/** Chooses the part of the country whose holidays are proposed as well. */
export function HolidayRegion({
  place: { region, regions },
}: {
  place: AnswerOf<'/salon/public-holidays/regions'>;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { chooseHolidayRegion } = useHoursActions();
  const { run, isBusy, problem } = useAction();
  return (
    <SelectField
      label={words.holidayRegion()}
      value={region ?? ''}
      aria-disabled={isBusy}
      error={problem ? sentenceOf(problem) : undefined}
      onChange={({ target: { value } }) => void run(() => chooseHolidayRegion(value || null))}
    >
      <option value="">{words.wholeCountry()}</option>
      {regions.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
