import { useSettingsForm } from '../../../api/use-settings-form';
import { Button } from '../../../ui/button';
import { Field, TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { tillSettings as book } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import type { TillSettings } from './models';
import { useTillSettingsActions } from './mutations';

/** What receipts say about the salon in addition to its name and address. */
export function ReceiptsPart({ settings }: { settings: TillSettings }) {
  const words = useWords(book);
  const { changeRules } = useTillSettingsActions();
  const { legalName, vatNumber, receiptNote } = settings;
  const form = useSettingsForm({
    saved: { legalName, vatNumber, receiptNote },
    send: async (typed) => {
      await changeRules(typed);
      toast.success(words.saved());
    },
  });
  return (
    <Section title={words.receipts()} intro={words.receiptsIntro()}>
      <Form form={form}>
        <Field
          label={words.legalName()}
          hint={words.legalNameHint()}
          maxLength={120}
          {...form.field('legalName')}
        />
        <Field
          label={words.vatNumber()}
          maxLength={40}
          dir="ltr"
          autoComplete="off"
          {...form.field('vatNumber')}
        />
        <TextArea
          label={words.receiptNote()}
          hint={words.receiptNoteHint()}
          maxLength={400}
          {...form.field('receiptNote')}
        />
        <FormFailure sentence={form.failure} />
        <Button type="submit" isBusy={form.isBusy}>
          {words.save()}
        </Button>
      </Form>
    </Section>
  );
}
