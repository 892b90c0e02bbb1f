import { useId } from 'react';
import styled from 'styled-components';
import { hues, type Hue } from '../../../ui/hues';
import { servicesDesk as book } from '../../../words/services-desk.gen';
import { useWords } from '../../../words/use-words';

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(108px, 1fr));
  gap: var(--s-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--s-1);
    font-weight: 600;
  }
`;
const Choice = styled.label<{ $hue: Hue }>`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 40px;
  padding: 4px 8px;
  border: 1px solid var(--hue-${({ $hue }) => $hue}-line);
  border-inline-start-width: 5px;
  border-radius: var(--r-1);
  background: var(--hue-${({ $hue }) => $hue}-bg);
  color: var(--hue-${({ $hue }) => $hue}-fg);
  font-size: var(--t-meta);
  cursor: pointer;

  input {
    accent-color: var(--hue-${({ $hue }) => $hue}-line);
  }
  &:has(:checked) {
    outline: 2px solid var(--accent);
    font-weight: 600;
  }
`;

/** A choice of twelve named colours. */
export function ColourChoice({ value, onChange }: { value: Hue; onChange: (hue: Hue) => void }) {
  const words = useWords(book);
  const name = useId();
  return (
    <Choices>
      <legend>{words.colour()}</legend>
      {hues.map((hue) => (
        <Choice key={hue} $hue={hue}>
          <input type="radio" name={name} checked={value === hue} onChange={() => onChange(hue)} />
          {words.colourName({ colour: hue })}
        </Choice>
      ))}
    </Choices>
  );
}
