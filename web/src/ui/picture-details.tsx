import { useState } from 'react';
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
  return (
    <>
      <FocusPoint
        key={picture._id}
        picture={picture}
        onSettle={({ x, y }) => onDescribe({ focusXPercent: x, focusYPercent: y })}
      />
      <Hint>Click the part that must stay visible when the picture is cropped.</Hint>
      <AltText key={`${picture._id} alt`} alt={picture.alt} onDescribe={(alt) => onDescribe({ alt })} />
    </>
  );
}

/** The description for those who do not see the picture; saved when the field is left. */
function AltText({ alt, onDescribe }: { alt: string; onDescribe: (alt: string) => void }) {
  const [text, setText] = useState(alt);
  const keep = () => {
    if (text.trim() !== alt) onDescribe(text.trim());
  };
  return (
    <Field
      label="Picture description"
      isOptional
      hint="Read aloud by screen readers. Leave it empty if the picture is only decoration."
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
