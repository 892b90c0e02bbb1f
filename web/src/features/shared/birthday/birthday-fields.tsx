import { useId } from 'react';
import styled from 'styled-components';
import { Field, Optional, SelectField } from '../../../ui/field';
import { useFormats } from '../../../ui/use-formats';
import { fields } from '../../../words/fields.gen';
import { useWords } from '../../../words/use-words';
import type { TypedBirthday } from './typed-birthday';

const Set = styled.fieldset`
  display: grid;
  gap: var(--s-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-bottom: var(--s-2);
    font-weight: 600;
    font-size: 0.9375rem;
  }
  > div {
    display: grid;
    /* On a phone, the year gets a line of its own: its label is long in some languages. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
    gap: var(--s-3);
    align-items: start;
  }
`;

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** A birthday in three fields; the year may stay empty. */
export function BirthdayFields({
  value,
  error,
  onChange,
}: {
  value: TypedBirthday;
  error: string | undefined;
  onChange: (value: TypedBirthday) => void;
}) {
  const words = useWords(fields);
  const { shortMonthName } = useFormats();
  const mark = useId();
  return (
    <Set>
      <legend>
        {words.birthday()} <Optional id={mark}>{words.optional()}</Optional>
      </legend>
      <div>
        <Field
          label={words.birthdayDay()}
          describedBy={mark}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          name="birthdayDay"
          value={value.day}
          onChange={({ target }) => onChange({ ...value, day: target.value })}
          error={error}
        />
        <SelectField
          label={words.birthdayMonth()}
          describedBy={mark}
          name="birthdayMonth"
          value={value.month}
          onChange={({ target }) => onChange({ ...value, month: target.value })}
        >
          <option value="">{words.noMonth()}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {shortMonthName(`2000-${month}-15`)}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.birthdayYear()}
          isOptional
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          name="birthdayYear"
          value={value.year}
          onChange={({ target }) => onChange({ ...value, year: target.value })}
        />
      </div>
    </Set>
  );
}
