import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { useFieldRules } from '../../../ui/use-field-rules';
import { family } from '../../../words/family.gen';
import { fields } from '../../../words/fields.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { BirthdayFields } from '../../shared/birthday/birthday-fields';
import { birthdayMistakes, birthdayOf, typedBirthday } from '../../shared/birthday/typed-birthday';
import { type Person, usePeopleActions } from './use-people';

/** Adds a person whom the user looks after, or changes one. */
export function PersonDialog({
  person,
  onSaved,
  onClose,
}: {
  /** Null for a new one. */
  person: Person | null;
  onSaved: (person: Person) => void;
  onClose: () => void;
}) {
  const words = useWords(family);
  const labels = useWords(fields);
  const general = useWords(shell);
  const rules = useFieldRules();
  const { addPerson, changePerson } = usePeopleActions();
  const form = useApiForm({
    defaultValues: { name: person?.name ?? '', birthday: typedBirthday(person?.birthday ?? '') },
    check: ({ birthday }) => birthdayMistakes(birthday, labels),
    send: async ({ name, birthday }) => {
      const read = birthdayOf(birthday);
      const body = { name: name.trim(), birthday: 'birthday' in read ? read.birthday : '' };
      onSaved(await (person ? changePerson(person._id, body) : addPerson(body)));
      onClose();
    },
    sentences: { 'verify-first': words.verifyFirst() },
  });
  const birthday = useFormValue(form, 'birthday');
  return (
    <Dialog title={person ? words.changePerson() : words.addPerson()} isOpen onClose={onClose}>
      <Form form={form}>
        <p>{words.intro()}</p>
        <Field label={labels.name()} autoComplete="off" maxLength={120} {...form.field('name', rules.name)} />
        <BirthdayFields {...birthday} />
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {general.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {general.save()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
