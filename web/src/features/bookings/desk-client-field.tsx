import { useDeferredValue } from 'react';
import { useApi } from '../../api/use-api';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Choices, Part, Wide } from './desk-form-parts';
import type { DeskClient } from './models';

/** Whom the desk books for: somebody it knows, or what she says of herself. */
export interface ClientDraft {
  /** Null for somebody new. */
  id: string | null;
  name: string;
  phone: string;
  email: string;
}

const PHONE = /^[+0-9 ()./-]*$/;

/** Who is known by these letters is offered; of somebody new they are the name. */
const LETTERS_TO_SEARCH_BY = 2;
const MOST_OFFERED = 4;

/** What is wrong with what was said of the client, field by field. */
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

/** Who she is. */
export function DeskClientField({
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
        <legend>Who</legend>
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
              Somebody else
            </Button>
          </div>
        </Wide>
      </Part>
    );
  }
  return (
    <Part>
      <legend>Who</legend>
      <Wide>
        <Field
          label="Client’s name"
          maxLength={120}
          autoComplete="off"
          value={client.name}
          error={mistakes.name}
          onChange={({ target }) => onChange({ ...client, name: target.value })}
        />
        <KnownClients
          letters={client.name}
          onChoose={({ _id, name, phone, email }) => onChange({ id: _id, name, phone, email })}
        />
      </Wide>
      <Field
        label="Phone (optional)"
        type="tel"
        maxLength={32}
        autoComplete="off"
        value={client.phone}
        error={mistakes.phone}
        onChange={({ target }) => onChange({ ...client, phone: target.value })}
      />
      <Field
        label="Email (optional)"
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

/** Whom the salon knows by these letters. */
function KnownClients({
  letters,
  onChoose,
}: {
  letters: string;
  onChoose: (client: { _id: string; name: string; phone: string; email: string }) => void;
}) {
  const q = useDeferredValue(letters.trim());
  const isAsked = q.length >= LETTERS_TO_SEARCH_BY;
  const { data } = useApi(
    isAsked ? '/clients' : null,
    { params: { query: { q, pageSize: MOST_OFFERED } } },
    { keepPreviousData: true },
  );
  if (!isAsked || !data || data.items.length === 0) return null;
  return (
    <Choices role="group" aria-label="Clients you know">
      {data.items.map((client) => (
        <Button key={client._id} variant="ghost" size="small" onClick={() => onChoose(client)}>
          {[client.name, client.phone || client.email].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </Choices>
  );
}
