import { X } from 'lucide-react';
import styled from 'styled-components';
import { languageName, spokenLanguages } from '../../../lib/language-name';
import { Chip, Chips } from '../../../ui/chip';
import { SelectField } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { adds, removes, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useLanguage, useWords } from '../../../words/use-words';

const MAX_LANGUAGES = 12;
const Both = styled.div`
  display: grid;
  gap: var(--s-2);
`;

/** The languages that a team member speaks with clients, in the order in which they were chosen. */
export function LanguagesField({
  value,
  onChange,
}: {
  value: readonly string[];
  onChange: (codes: string[]) => void;
}) {
  const words = useWords(book);
  const language = useLanguage();
  const { container, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  const nameOf = (code: string) => languageName(code, language);
  const others = spokenLanguages
    .filter((code) => !value.includes(code))
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other), language));
  return (
    <Both ref={container}>
      <SelectField
        {...adds}
        label={words.spokenLanguages()}
        hint={words.spokenLanguagesHint()}
        value=""
        onChange={({ target }) => target.value && onChange([...value, target.value])}
        disabled={value.length >= MAX_LANGUAGES}
      >
        <option value="">{words.addSpokenLanguage()}</option>
        {others.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </SelectField>
      {value.length > 0 && (
        <Chips>
          {value.map((code, index) => (
            <Chip
              key={code}
              {...removes}
              aria-label={words.removeLanguage({ name: nameOf(code) })}
              onClick={() => {
                onRemoved(index);
                onChange(value.filter((other) => other !== code));
              }}
            >
              {nameOf(code)}
              <Icon of={X} size={16} />
            </Chip>
          ))}
        </Chips>
      )}
    </Both>
  );
}
