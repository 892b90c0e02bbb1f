import { useId } from 'react';
import { ImageUp, Trash2 } from 'lucide-react';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { FieldLabel } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { Cluster, Stack } from '../../../ui/layout';
import { PictureDrop } from '../../../ui/picture-drop';
import { Hint } from '../../../ui/text';
import type { Uploaded } from '../../../ui/use-picture-upload';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { useWords } from '../../../words/use-words';
import type { Logo } from './face-draft';

/** The salon's logo: chosen or dropped, replaced or removed. The choice is saved with the form. */
export function LogoField({
  value,
  error,
  upload,
  onChange,
  onBusyChange,
}: {
  value: Logo | null;
  error?: string;
  upload: Uploaded<Logo>;
  onChange: (logo: Logo | null) => void;
  onBusyChange: (isBusy: boolean) => void;
}) {
  const words = useWords(book);
  const id = useId();
  return (
    <Stack $gap={3} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <FieldLabel as="span" id={`${id}-label`}>
        {words.logo()}
      </FieldLabel>
      <Hint id={`${id}-hint`}>{words.logoHint()}</Hint>
      <PictureDrop label={words.logo()} upload={upload} onDone={onChange} onBusyChange={onBusyChange}>
        {(choose) => (
          <Cluster $gap={3}>
            <Button variant="ghost" size="small" onClick={choose}>
              <Icon of={ImageUp} /> {value ? words.replaceLogo() : words.chooseLogo()}
            </Button>
            {value && (
              <Button variant="quiet" size="small" onClick={() => onChange(null)}>
                <Icon of={Trash2} /> {words.removeLogo()}
              </Button>
            )}
          </Cluster>
        )}
      </PictureDrop>
      {error && <Alert tone="danger">{error}</Alert>}
    </Stack>
  );
}
