import type { ReactNode } from 'react';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { Field } from './field';
import { FocusPoint } from './focus-point';
import type { OwnPicture } from './picture';
import { Hint } from './text';
import { useTextOnLeaving } from './use-text-on-leaving';

/** In characters. */
export const MAX_ALT_LENGTH = 300;

/** A change of a picture's alt text or focal point. */
export type DescribedPicture = Partial<Pick<OwnPicture, 'alt' | 'focusXPercent' | 'focusYPercent'>>;

/** A picture with its focal point and alt text; `onDescribe` saves a change at once. */
export function PictureDetails({
  picture,
  onDescribe,
  altTexts = (field) => field,
}: {
  picture: OwnPicture;
  onDescribe: (change: DescribedPicture) => void;
  /** Adds the other languages next to the description. */
  altTexts?: (field: ReactNode) => ReactNode;
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
      {altTexts(
        <AltText key={`${picture._id} alt`} alt={picture.alt} onDescribe={(alt) => onDescribe({ alt })} />,
      )}
    </>
  );
}

/** The alt text, saved when the field is left. */
function AltText({ alt, onDescribe }: { alt: string; onDescribe: (alt: string) => void }) {
  const words = useWords(controls);
  return (
    <Field
      label={words.pictureDescription()}
      isOptional
      hint={words.pictureDescriptionHint()}
      maxLength={MAX_ALT_LENGTH}
      {...useTextOnLeaving(alt, onDescribe)}
    />
  );
}
