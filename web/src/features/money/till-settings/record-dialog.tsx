import styled from 'styled-components';
import { useApiForm } from '../../../api/use-api-form';
import { Button } from '../../../ui/button';
import { BulletList } from '../../../ui/bullet-list';
import { DialogActions } from '../../../ui/button-row';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Stack } from '../../../ui/layout';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { tillSettings as book } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import { useTillSettingsActions } from './mutations';

const Part = styled.section`
  display: grid;
  gap: var(--s-2);

  h3 {
    font: 400 1.125rem/1.3 var(--font-display);
  }
`;

/**
 * Explains before the till is used what it does and does not guarantee: to be read, ticked, and signed with the
 * salon's name.
 */
export function RecordDialog({ salonName, onClose }: { salonName: string; onClose: () => void }) {
  const words = useWords(book);
  const { changeRules } = useTillSettingsActions();
  const form = useApiForm({
    defaultValues: { acknowledged: false, typed: '' },
    send: async ({ acknowledged, typed }) => {
      await changeRules({ mode: 'record', acknowledged, typed: typed.trim() });
      toast.success(words.modeSaved());
      onClose();
    },
    check: ({ acknowledged, typed }) => ({
      ...(!acknowledged && { acknowledged: words.readFirst() }),
      ...(typed.trim().normalize() !== salonName.normalize() && { typed: words.typeNameRight() }),
    }),
  });
  const unread = form.errorOf('acknowledged');
  return (
    <Dialog kind="wide" title={words.recordTitle()} isOpen onClose={onClose}>
      <Form form={form} gap={5}>
        <Part>
          <h3>{words.promised()}</h3>
          <BulletList $gap={2}>
            <li>{words['promised.kept']()}</li>
            <li>{words['promised.gapless']()}</li>
            <li>{words['promised.blind']()}</li>
          </BulletList>
        </Part>
        <Part>
          <h3>{words.yours()}</h3>
          <BulletList $gap={2}>
            <li>{words['yours.allowed']()}</li>
            <li>{words['yours.receipts']()}</li>
            <li>{words['yours.rates']()}</li>
            <li>{words['yours.sent']()}</li>
          </BulletList>
        </Part>
        <Stack $gap={4}>
          <Checkbox
            label={words.iHaveRead()}
            {...form.register('acknowledged')}
            aria-invalid={unread ? true : undefined}
          />
          <FormFailure sentence={unread ?? null} />
          <Field
            label={words.typeName()}
            hint={inSentence(words.typeNameHint, { name: <bdi>{salonName}</bdi> })}
            autoComplete="off"
            {...form.field('typed')}
            aria-required
          />
        </Stack>
        {!unread && <FormFailure sentence={form.failure} />}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {words.turnOn()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
