import { useState } from 'react';
import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { languageName, spokenLanguages } from '../../../lib/language-name';
import { Button } from '../../../ui/button';
import { ChoiceField } from '../../../ui/choice-field';
import { Chip, Chips } from '../../../ui/chip';
import { Icon } from '../../../ui/icon';
import { Hint } from '../../../ui/text';
import { adds, removes, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useLanguage, useWords } from '../../../words/use-words';

const MAX_LANGUAGES = 12;
const Both = styled.div`
  display: grid;
  gap: var(--s-2);
`;

const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s-2) var(--s-3);

  > div {
    flex: 1 1 220px;
  }
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
  const [chosen, setChosen] = useState('');
  const { container, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  const nameOf = (code: string) => languageName(code, language);
  const others = spokenLanguages
    .filter((code) => !value.includes(code))
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other), language));
  return (
    <Both ref={container}>
      <Adding>
        <ChoiceField
          label={words.spokenLanguages()}
          listLabel={words.spokenLanguages()}
          name="spokenLanguage"
          isOptional
          options={others.map((code) => ({ key: code, label: nameOf(code) }))}
          value={chosen}
          onChange={setChosen}
        />
        <Button
          {...adds}
          variant="ghost"
          disabled={chosen === '' || value.length >= MAX_LANGUAGES}
          onClick={() => {
            onChange([...value, chosen]);
            setChosen('');
          }}
        >
          <Icon of={Plus} /> {words.addSpokenLanguage()}
        </Button>
      </Adding>
      <Hint>{words.spokenLanguagesHint()}</Hint>
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
