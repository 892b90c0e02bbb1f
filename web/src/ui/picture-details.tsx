import { useState } from 'react';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { Field } from './field';
import { FocusPoint } from './focus-point';
import type { OwnPicture } from './picture';
import { Hint } from './text';

/** A change to what a picture shows and what of it must stay in sight. */
export type DescribedPicture = Partial<Pick<OwnPicture, 'alt' | 'focusXPercent' | 'focusYPercent'>>;

/** A picture with what of it must stay in sight and what is to be seen on it; `onDescribe` keeps a change at once. */
export function PictureDetails({
  picture,
  onDescribe,
}: {
  picture: OwnPicture;
  onDescribe: (change: DescribedPicture) => void;
}) {
  const words = useWords(controls);
  return (
    <>
      <FocusPoint
        key={picture._id}
        picture={picture}
        onSettle={({ x, y }) => onDescribe({ focusXPercent: x, focusYPercent: y })}
      />
      <Hint>{words.clickFocus()}</Hint>
      <AltText key={`${picture._id} alt`} alt={picture.alt} onDescribe={(alt) => onDescribe({ alt })} />
    </>
  );
}

/** The description for those who do not see the picture; saved when the field is left. */
function AltText({ alt, onDescribe }: { alt: string; onDescribe: (alt: string) => void }) {
  const words = useWords(controls);
  const [text, setText] = useState(alt);
  const keep = () => {
    if (text.trim() !== alt) onDescribe(text.trim());
  };
  return (
    <Field
      label={words.pictureDescription()}
      isOptional
      hint={words.pictureDescriptionHint()}
      maxLength={300}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Not yet the end of the form around it.
        event.preventDefault();
        keep();
      }}
    />
  );
}
