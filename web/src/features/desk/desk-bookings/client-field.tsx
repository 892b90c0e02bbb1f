import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ApiForm } from '../../../api/use-api-form';
import { useMay } from '../../../api/use-may';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Button } from '../../../ui/button';
import { Combobox } from '../../../ui/combobox';
import { Field } from '../../../ui/field';
import { EmailLanguageField } from '../../shared/languages/email-language-field';
import { Part, Wide } from '../../booking/line-editor/form-parts';
import { newClient, type ClientDraft, type NewBooking } from './new-booking';
import { WarningOfClient } from './warning-of-client';
import { ADD_CHOICE, useClientSearch } from './use-client-search';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';

/** The booking's client: one on file, or a new one's details. */
export function ClientField({ form }: { form: ApiForm<NewBooking> }) {
  const words = useWords(deskBookings);
  const client = useWatch({ control: form.control, name: 'client' });
  // A replaced control passes on the focus, but not when the form opens.
  const [hasChosen, setChosen] = useState(false);
  const take = (chosen: ClientDraft) => {
    setChosen(true);
    form.setValue('client', chosen, { shouldDirty: true });
    form.clearErrors('client');
  };
  return (
    <Part>
      <legend>{words.client()}</legend>
      {client.id === null ? (
        <NewClientFields form={form} name={client.name} takesFocus={hasChosen} onChoose={take} />
      ) : (
        <Wide>
          <p>
            <strong>
              <bdi>{client.name}</bdi>
            </strong>
            {(client.phone || client.email) && (
              <>
                {' · '}
                <span dir="ltr">{client.phone || client.email}</span>
              </>
            )}
          </p>
          <WarningOfClient clientId={client.id} />
          <div>
            <Button variant="ghost" size="small" autoFocus={hasChosen} onClick={() => take(newClient)}>
              {words.changeClient()}
            </Button>
          </div>
        </Wide>
      )}
    </Part>
  );
}

interface NewClientProps {
  form: ApiForm<NewBooking>;
  name: string;
  takesFocus: boolean;
  onChoose: (client: ClientDraft) => void;
}

function NewClientFields(props: NewClientProps) {
  const { form, takesFocus } = props;
  const words = useWords(deskBookings);
  const rules = useFieldRules();
  const maySearch = useMay()['client-search'] !== undefined;
  return (
    <>
      <Wide>
        {maySearch ? (
          <NameSearch {...props} />
        ) : (
          <Field
            label={words.name()}
            maxLength={120}
            autoComplete="off"
            autoFocus={takesFocus}
            {...form.field('client.name', rules.name)}
          />
        )}
      </Wide>
      <Field
        label={words.phone()}
        type="tel"
        maxLength={32}
        autoComplete="off"
        {...form.field('client.phone', rules.phone)}
      />
      <Field
        label={words.email()}
        type="email"
        maxLength={254}
        autoComplete="off"
        {...form.field('client.email')}
      />
      <EmailLanguageField {...form.field('client.language')} />
    </>
  );
}

/** The name, with suggestions of clients on file, for those who may search all clients. */
function NameSearch({ form, name, takesFocus, onChoose }: NewClientProps) {
  const words = useWords(deskBookings);
  const rules = useFieldRules();
  const { status, choices, clientOf, retry } = useClientSearch(name);
  return (
    <Combobox
      label={words.name()}
      hint={words.typeToFind()}
      maxLength={120}
      autoFocus={takesFocus}
      {...form.field('client.name', rules.name)}
      listLabel={words.matchingClients()}
      status={status}
      choices={choices}
      onChoose={(key) => {
        const client = clientOf(key);
        if (client) onChoose(client);
        else if (key === ADD_CHOICE) form.setFocus('client.phone');
        else retry();
      }}
    />
  );
}
