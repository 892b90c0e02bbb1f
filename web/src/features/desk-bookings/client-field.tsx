import { useDeferredValue } from 'react';
import { useApi } from '../../api/use-api';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Choices, Part, Wide } from './form-parts';
import type { DeskClient } from '../bookings/models';

/** Whom the desk books for: a client on file, or the details of a new one. */
export interface ClientDraft {
  /** Null for a new client. */
  id: string | null;
  name: string;
  phone: string;
  email: string;
}

const PHONE = /^[+0-9 ()./-]*$/;

/** Clients on file are suggested once this much of the name is typed. */
const LETTERS_TO_SEARCH_BY = 2;
const MOST_SUGGESTED = 4;

/** What is wrong with the details of the client, field by field. */
export function clientMistakes({ id, name, phone }: ClientDraft): { name?: string; phone?: string } {
  if (id !== null) return {};
  return {
    ...(!name.trim() && { name: 'Name is Required' }),
    ...(!PHONE.test(phone) && { phone: 'Use digits, spaces and + ( ) . / -' }),
  };
}

export const clientOf = ({ id, name, phone, email }: ClientDraft): DeskClient => {
  if (id !== null) return { _id: id };
  return {
    name: name.trim(),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(email.trim() && { email: email.trim() }),
  };
};

/** Who the booking is for. */
export function ClientField({
  client,
  mistakes,
  onChange,
}: {
  client: ClientDraft;
  mistakes: { name?: string; phone?: string; email?: string };
  onChange: (client: ClientDraft) => void;
}) {
  if (client.id !== null) {
    return (
      <Part>
        <legend>Client</legend>
        <Wide>
          <p>
            <strong>{client.name}</strong>
            {(client.phone || client.email) && ` · ${client.phone || client.email}`}
          </p>
          <div>
            <Button
              variant="ghost"
              size="small"
              onClick={() => onChange({ id: null, name: '', phone: '', email: '' })}
            >
              Change client
            </Button>
          </div>
        </Wide>
      </Part>
    );
  }
  return (
    <Part>
      <legend>Client</legend>
      <Wide>
        <Field
          label="Name"
          maxLength={120}
          autoComplete="off"
          value={client.name}
          error={mistakes.name}
          onChange={({ target }) => onChange({ ...client, name: target.value })}
        />
        <KnownClients
          name={client.name}
          onChoose={({ _id, name, phone, email }) => onChange({ id: _id, name, phone, email })}
        />
      </Wide>
      <Field
        label="Phone"
        isOptional
        type="tel"
        maxLength={32}
        autoComplete="off"
        value={client.phone}
        error={mistakes.phone}
        onChange={({ target }) => onChange({ ...client, phone: target.value })}
      />
      <Field
        label="Email"
        isOptional
        type="email"
        maxLength={254}
        autoComplete="off"
        value={client.email}
        error={mistakes.email}
        onChange={({ target }) => onChange({ ...client, email: target.value })}
      />
    </Part>
  );
}

/** The clients on file whose name contains what was typed. */
function KnownClients({
  name,
  onChoose,
}: {
  name: string;
  onChoose: (client: { _id: string; name: string; phone: string; email: string }) => void;
}) {
  const q = useDeferredValue(name.trim());
  const isAsked = q.length >= LETTERS_TO_SEARCH_BY;
  const { data } = useApi(
    isAsked ? '/clients' : null,
    { params: { query: { q, pageSize: MOST_SUGGESTED } } },
    { keepPreviousData: true },
  );
  if (!isAsked || !data || data.items.length === 0) return null;
  return (
    <Choices role="group" aria-label="Matching clients">
      {data.items.map((client) => (
        <Button key={client._id} variant="ghost" size="small" onClick={() => onChoose(client)}>
          {[client.name, client.phone || client.email].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </Choices>
  );
}
