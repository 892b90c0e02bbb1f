import { useId, useState } from 'react';
import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { FieldLabel } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { Hint } from '../../../ui/text';
import { fields } from '../../../words/fields.gen';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import { useWords } from '../../../words/use-words';
import { PortraitInput } from './portrait-input';

const Mistake = styled.p`
  display: flex;
  gap: 6px;
  color: var(--danger);
  font-size: var(--t-meta);

  svg {
    flex: none;
    margin-top: 3px;
  }
`;
const FileName = styled.p`
  overflow-wrap: anywhere;
`;

/** A picture of oneself that goes with a review, sent after it. */
export function PortraitChoice({
  file,
  onChange,
}: {
  file: File | null;
  onChange: (file: File | null) => void;
}) {
  const words = useWords(reviewsArea);
  const { optional } = useWords(fields);
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = (chosen: File | null) => {
    setRefusal(null);
    onChange(chosen);
  };
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} $gap={2}>
      <p>
        <FieldLabel as="span" id={`${id}-label`}>
          {words.yourPicture()}
        </FieldLabel>{' '}
        <Hint as="span">{optional()}</Hint>
      </p>
      {file && (
        <FileName role="status">
          <bdi>{file.name}</bdi>
        </FileName>
      )}
      <ButtonRow>
        <PortraitInput
          label={file ? words.changePicture() : words.choosePicture()}
          onFile={choose}
          onRefused={setRefusal}
        />
        {file && (
          <Button variant="quiet" size="small" onClick={() => choose(null)}>
            {words.removePicture()}
          </Button>
        )}
      </ButtonRow>
      {refusal && (
        <Mistake role="alert">
          <Icon of={CircleAlert} size={16} />
          {refusal}
        </Mistake>
      )}
      <Hint id={`${id}-hint`}>{words.pictureHint()}</Hint>
    </Stack>
  );
}
