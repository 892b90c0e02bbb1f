import { useSettingsForm } from '../../../api/use-settings-form';
import { Field, TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { SaveBar } from '../../../ui/save-bar';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { tillSettings as book } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import type { TillSettings } from './models';
import { useTillSettingsActions } from './mutations';

/** Details of the salon on receipts, in addition to its name and address. */
export function ReceiptsPart({ settings }: { settings: TillSettings }) {
  const words = useWords(book);
  const { changeRules } = useTillSettingsActions();
  const { legalName, vatNumber, receiptNote } = settings;
  const saved = { legalName, vatNumber, receiptNote };
  const [draft, onDraft] = useRememberedState<typeof saved | null>('receipt rules', null);
  const form = useSettingsForm({
    saved,
    send: async (typed) => {
      await changeRules(typed);
      toast.success(words.saved());
    },
    draft,
    onDraft,
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
        <SaveBar form={form} name={words.receipts()} />
      </Form>
    </Section>
  );
}
