import { useId, useState } from 'react';
import { ImageUp, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { shell } from '../words/shell.gen';
import { Alert } from './alert';
import { Button } from './button';
import { FieldLabel } from './field';
import { Icon } from './icon';
import { Cluster, Stack } from './layout';
import type { OwnPicture } from './picture';
import { PictureDrop } from './picture-drop';
import { PictureDetails, type DescribedPicture } from './picture-details';
import { Hint } from './text';
import type { Upload } from './use-picture-upload';

const Group = styled(Stack).attrs({ $gap: 3 })`
  min-width: 0;
`;

/**
 * A picture of the salon's own: chosen or dropped, previewed, uploaded, described, replaced or removed. `upload` and
 * `describe` are those of `api/upload-picture.ts`. A description is saved at once, the choice of the picture only
 * with the surrounding form.
 */
export function PictureField({
  label,
  hint,
  value,
  fallbackSrc,
  error,
  onChange,
  onBusyChange,
  upload,
  describe,
}: {
  label: string;
  hint?: string;
  value: OwnPicture | null;
  /** Shown without a picture. */
  fallbackSrc?: string;
  error?: string;
  onChange: (picture: OwnPicture | null) => void;
  /** Called when an upload starts or ends, for which forms should wait. */
  onBusyChange?: (isBusy: boolean) => void;
  upload: Upload;
  describe: (picture: OwnPicture, change: DescribedPicture) => Promise<OwnPicture>;
}) {
  const words = { ...useWords(shell), ...useWords(controls) };
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const describeValue = async (change: DescribedPicture) => {
    if (!value) return;
    setFailure(null);
    try {
      onChange(await describe(value, change));
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown.message : words.couldNotSave());
    }
  };

  return (
    <Group role="group" aria-labelledby={`${id}-label`} aria-describedby={hint && `${id}-hint`}>
      <FieldLabel as="span" id={`${id}-label`}>
        {label}
      </FieldLabel>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <PictureDrop label={label} upload={upload} onDone={onChange} onBusyChange={onBusyChange}>
        {(choose) => (
          <>
            {value ? (
              <PictureDetails picture={value} onDescribe={(change) => void describeValue(change)} />
            ) : (
              fallbackSrc && <img src={fallbackSrc} alt="" />
            )}
            <Cluster $gap={3}>
              <Button
                variant="ghost"
                size="small"
                aria-label={value ? words.replaceThat({ label }) : words.choosePictureFor({ label })}
                onClick={choose}
              >
                <Icon of={ImageUp} /> {value ? words.replace() : words.choosePicture()}
              </Button>
              {value && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.removeThat({ label })}
                  onClick={() => onChange(null)}
                >
                  <Icon of={Trash2} /> {words.remove()}
                </Button>
              )}
              <Hint>{value ? words.pictureRule() : words.orDropOne({ rule: words.pictureRule() })}</Hint>
            </Cluster>
          </>
        )}
      </PictureDrop>
      {(failure ?? error) && (
        <Alert tone="danger">
          <p>{failure ?? error}</p>
        </Alert>
      )}
    </Group>
  );
}
