import { useApiForm } from '../../../api/use-api-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { useFieldRules } from '../../../ui/use-field-rules';
import { resources as book } from '../../../words/resources.gen';
import { useWords } from '../../../words/use-words';
import { MOST_UNITS } from '../../booking/resources/models';
import { useResourceActions } from '../../booking/resources/mutations';
import { firstNames } from './unit-names';

/** The simplest pool: the number of chairs, of which every service needs one. */
export function ChairsForm() {
  const words = useWords(book);
  const rules = useFieldRules();
  const { addPool } = useResourceActions();
  const form = useApiForm({
    defaultValues: { count: '' },
    send: async ({ count }) => {
      await addPool({
        title: words.kinds({ kind: 'chair' }),
        kind: 'chair',
        units: firstNames(words, 'chair', Number(count)),
        isForAll: true,
      });
      toast.success(words.saved());
    },
  });
  return (
    <Form form={form}>
      <Field
        label={words.howManyChairs()}
        hint={words.chairsHint()}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        {...form.field('count', rules.wholeNumber(1, MOST_UNITS))}
      />
      <FormFailure sentence={form.failure} />
      <Button type="submit" variant="ghost" isBusy={form.isBusy}>
        {words.addChairs()}
      </Button>
    </Form>
  );
}
