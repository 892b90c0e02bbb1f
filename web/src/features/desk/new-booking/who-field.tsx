import { useState } from 'react';
import { Footprints, UserRoundPlus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { ApiForm } from '../../../api/use-api-form';
import { useMay } from '../../../api/use-may';
import { Combobox, type Choice } from '../../../ui/combobox';
import { Field } from '../../../ui/field';
import { FieldPair } from '../../../ui/field-pair';
import { Icon } from '../../../ui/icon';
import { useFieldRules } from '../../../ui/use-field-rules';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { newBooking } from '../../../words/new-booking.gen';
import { useWords } from '../../../words/use-words';
import { useFoundClients } from '../../people/clients/use-found-clients';
import { EmailLanguageField } from '../../shared/languages/email-language-field';
import { knownClient, newClient, type ClientDraft } from '../desk-bookings/new-booking';
import { ChosenClient } from './chosen-client';
import type { DrawerValues } from './draft';
import { Heading, QuietButton } from './parts';

const WALK_IN = 'walk-in';
const NEW = 'new';

const Entry = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--s-3);
  font-weight: 600;

  > svg {
    grid-row: span 2;
  }
  > small {
    font-weight: 400;
  }
`;
const Fields = styled.div`
  display: grid;
  gap: var(--s-3);

  > details > summary {
    min-height: 24px;
    width: fit-content;
    color: var(--accent);
    font-size: var(--t-meta);
    font-weight: 600;
    cursor: pointer;
  }
  > details > div {
    display: grid;
    gap: var(--s-3);
    padding-top: var(--s-2);
  }
`;

/** The person whom the booking is for: a walk-in, a client on file, or a new one. */
export function WhoField({ form, onWalkIn }: { form: ApiForm<DrawerValues>; onWalkIn: () => void }) {
  const words = useWords(deskBookings);
  const own = useWords(newBooking);
  const client = useWatch({ control: form.control, name: 'client' });
  const who = useWatch({ control: form.control, name: 'who' });
  const take = (kind: DrawerValues['who'], chosen: ClientDraft) => {
    form.setValue('client', chosen, { shouldDirty: true });
    form.setValue('who', kind, { shouldDirty: true });
    form.clearErrors('client');
  };
  const change = () => take('asked', newClient);
  return (
    <section id="new-booking-client">
      {who !== 'asked' && (
        <Heading>
          <h3>{words.client()}</h3>
          {/* Takes the focus from the field that it replaces. */}
          <QuietButton type="button" autoFocus={who !== 'new'} onClick={change}>
            {words.changeClient()}
          </QuietButton>
        </Heading>
      )}
      {who === 'asked' && (
        <Search
          form={form}
          name={client.name}
          onChoose={(kind, chosen) => {
            take(kind, chosen);
            if (kind === WALK_IN) onWalkIn();
          }}
        />
      )}
      {who === 'known' && client.id !== null && <ChosenClient client={{ ...client, id: client.id }} />}
      {who === 'walk-in' && (
        <Entry>
          <Icon of={Footprints} />
          {own.walkIn()}
          <small>{own.walkInText()}</small>
        </Entry>
      )}
      {who === 'new' && <NewClient form={form} />}
    </section>
  );
}

/** One field for all of them: a walk-in first, then who matches, then a new client. */
function Search({
  form,
  name,
  onChoose,
}: {
  form: ApiForm<DrawerValues>;
  name: string;
  onChoose: (kind: DrawerValues['who'], client: ClientDraft) => void;
}) {
  const own = useWords(newBooking);
  const maySearch = useMay()['client-search'] !== undefined;
  const found = useFoundClients(maySearch ? name : '');
  const typed = name.trim();
  const walkIn: Choice = {
    key: WALK_IN,
    content: (
      <Entry>
        <Icon of={Footprints} />
        {own.walkIn()}
        <small>{own.walkInText()}</small>
      </Entry>
    ),
  };
  const asNew: Choice = {
    key: NEW,
    content: (
      <Entry>
        <Icon of={UserRoundPlus} />
        {typed ? own.newClientNamed({ name: typed }) : own.newClient()}
        <small>{own.newClientText()}</small>
      </Entry>
    ),
  };
  return (
    <Combobox
      isInline
      autoFocus
      label={own.who()}
      placeholder={own.nameOrPhone()}
      aria-required
      maxLength={120}
      {...form.register('client.name')}
      error={form.errorOf('client.name')}
      listLabel={own.clients()}
      status={found.status}
      choices={typed ? [...found.choices, asNew, walkIn] : [walkIn, asNew]}
      onChoose={(key) => {
        if (key === WALK_IN) return onChoose('walk-in', newClient);
        if (key === NEW) return onChoose('new', newOf(typed));
        const client = found.clientOf(key);
        if (client) onChoose('known', knownClient(client));
        else found.retry();
      }}
    />
  );
}

/** Digits are the phone number of a new client. */
const newOf = (typed: string): ClientDraft =>
  /^[\d\s+()/.-]+$/.test(typed) ? { ...newClient, phone: typed } : { ...newClient, name: typed };

/** Name and phone in one line; the rest is rarely asked for on the phone. */
function NewClient({ form }: { form: ApiForm<DrawerValues> }) {
  const words = useWords(deskBookings);
  const own = useWords(newBooking);
  const rules = useFieldRules();
  const [hasName] = useState(() => form.getValues('client.name') !== '');
  const isMoreWrong = ['client.email', 'client.language'].some((field) => form.errorOf(field));
  return (
    <Fields>
      <FieldPair>
        <Field
          label={words.name()}
          maxLength={120}
          autoComplete="off"
          autoFocus={!hasName}
          {...form.field('client.name', rules.name)}
        />
        <Field
          label={words.phone()}
          type="tel"
          maxLength={32}
          autoComplete="off"
          autoFocus={hasName}
          {...form.field('client.phone', rules.phone)}
        />
      </FieldPair>
      <details open={isMoreWrong || undefined}>
        <summary>{own.more()}</summary>
        <div>
          <Field
            label={words.email()}
            type="email"
            maxLength={254}
            autoComplete="off"
            {...form.field('client.email')}
          />
          <EmailLanguageField {...form.field('client.language')} />
        </div>
      </details>
    </Fields>
  );
}
