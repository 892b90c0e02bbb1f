import { required } from '../../../lib/field-rules';
import type { ApiForm } from '../../../api/use-api-form';
import { Field } from '../../../ui/field';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';

const LONGEST_NAME = 60;

/** The user's name for an authenticator app or passkey. */
export function NameField({ form }: { form: ApiForm<{ name: string }> }) {
  const words = useWords(twoStep);
  return (
    <Field
      label={words.name()}
      hint={words.nameHint()}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      {...form.field('name', required(words.nameRequired()))}
    />
  );
}
