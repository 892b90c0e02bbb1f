import { useState } from 'react';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField, TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Hint } from '../../../ui/text';
import { clients as book } from '../../../words/clients.gen';
import { fields } from '../../../words/fields.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { BirthdayFields } from '../../shared/birthday/birthday-fields';
import { birthdayMistakes, birthdayOf, typedBirthday } from '../../shared/birthday/typed-birthday';
import { clientSentences } from './client-sentences';
import { consentLabels } from './consent-labels';
import type { Client } from './models';
import { useClientActions } from './mutations';

type Choice = '' | 'yes' | 'no';

const choiceOf = (isGiven: boolean | null): Choice => (isGiven === null ? '' : isGiven ? 'yes' : 'no');

/**
 * Changes a client's details, and notes what they agreed to or declined. Sends only what was changed here, so that
 * two people who edit the same client keep each other's changes.
 */
export function EditDetailsDialog({
  client: current,
  addedOn,
  onClose,
  onSaved,
}: {
  client: Client;
  addedOn: string;
  onClose: () => void;
  onSaved: () => void;
}) {
  const words = useWords(book);
  const labels = useWords(fields);
  const buttons = useWords(shell);
  const { changeClient } = useClientActions();
  // The client as they were when the dialog opened; the page behind it keeps refreshing.
  const [client] = useState(current);
  const said = Object.fromEntries(client.consents.map(({ kind, isGiven }) => [kind, choiceOf(isGiven)]));
  const form = useApiForm({
    defaultValues: {
      birthday: typedBirthday(client.birthday),
      address: client.address,
      clientSince: client.clientSince ?? '',
      source: client.source,
      consents: said,
    },
    check: ({ birthday }) => birthdayMistakes(birthday, labels),
    send: async (typed) => {
      const read = birthdayOf(typed.birthday);
      const address = typed.address.trim();
      const clientSince = typed.clientSince || null;
      const source = typed.source.trim();
      const consents = client.consents.flatMap(({ kind, isGiven }) => {
        const choice = typed.consents[kind];
        return choice === '' || choice === choiceOf(isGiven) ? [] : [{ kind, isGiven: choice === 'yes' }];
      });
      await changeClient(client._id, {
        ...('birthday' in read && read.birthday !== client.birthday && { birthday: read.birthday }),
        ...(address !== client.address && { address }),
        ...(clientSince !== client.clientSince && { clientSince }),
        ...(source !== client.source && { source }),
        ...(consents.length > 0 && { consents }),
      });
      onSaved();
    },
    sentences: clientSentences(words),
  });
  const birthday = useFormValue(form, 'birthday');
  return (
    <Dialog title={words.editAboutThem()} isOpen onClose={onClose}>
      <Form form={form}>
        <BirthdayFields {...birthday} />
        <TextArea
          label={words.address()}
          rows={3}
          maxLength={300}
          autoComplete="off"
          {...form.field('address')}
        />
        <Field
          label={words.clientSince()}
          type="date"
          hint={words.clientSinceHint({ day: addedOn })}
          {...form.field('clientSince')}
        />
        <Field
          label={words.source()}
          hint={words.sourceHint()}
          maxLength={100}
          autoComplete="off"
          {...form.field('source')}
        />
        {client.consents.map(({ kind, isGiven }) => (
          <SelectField key={kind} label={consentLabels(words)[kind]} {...form.field(`consents.${kind}`)}>
            {isGiven === null && <option value="">{words.notAsked()}</option>}
            {(client.can.giveConsent || isGiven === true) && <option value="yes">{words.agreed()}</option>}
            <option value="no">{words.declined()}</option>
          </SelectField>
        ))}
        {!client.can.giveConsent && <Hint>{words.onlyTheyAgree()}</Hint>}
        {form.failure && (
          <Alert tone="danger" title={words.couldNotSave()}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {buttons.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {buttons.save()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
