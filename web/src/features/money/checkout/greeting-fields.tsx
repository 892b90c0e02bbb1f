import styled from 'styled-components';
import { Field, TextArea } from '../../../ui/field';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';
import type { DraftLine } from './draft';

/** Characters that fit on a card; same as on the server. */
const MAX_MESSAGE = 200;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  max-width: 420px;

  > :last-child {
    max-width: 220px;
  }
`;

/** The message printed on a gift card, and the day it is to be given. */
export function GreetingFields({
  line,
  errorOf,
  onChange,
}: {
  line: DraftLine;
  errorOf: (name: string) => string | undefined;
  onChange: (line: DraftLine) => void;
}) {
  const words = useWords(checkout);
  const [messageError, dayError] = [errorOf('message'), errorOf('givenOn')];
  return (
    <Fields>
      <TextArea
        label={words.cardMessage()}
        hint={words.cardMessageHint({ most: MAX_MESSAGE })}
        isOptional
        rows={3}
        maxLength={MAX_MESSAGE}
        {...(messageError && { error: messageError })}
        value={line.message}
        onChange={({ target }) => onChange({ ...line, message: target.value })}
      />
      <Field
        label={words.cardGivenOn()}
        isOptional
        type="date"
        {...(dayError && { error: dayError })}
        value={line.givenOn}
        onChange={({ target }) => onChange({ ...line, givenOn: target.value })}
      />
    </Fields>
  );
}
