import { useState } from 'react';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { languageFacts } from '../../../words/languages.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { wording } from '../../../words/wording.gen';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s-3);

  > div {
    flex: 0 1 300px;
  }
`;

/** Adds a language, which is hidden until it is published. */
export function AddLanguage({
  languages,
  onAdd,
}: {
  languages: readonly Language[];
  onAdd: (language: Language) => Promise<void>;
}) {
  const words = useWords(wording);
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const language = languages.find((one) => one === chosen);
  const add = async () => {
    if (!language) return;
    setBusy(true);
    await onAdd(language);
    setBusy(false);
    setChosen('');
  };
  return (
    <Row>
      <SelectField
        label={words.addLanguage()}
        value={language ?? ''}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{words.choose()}</option>
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageFacts[one].name}
          </option>
        ))}
      </SelectField>
      <Button variant="ghost" isBusy={isBusy} disabled={!language} onClick={() => void add()}>
        <Icon of={Plus} /> {words.add()}
      </Button>
    </Row>
  );
}
