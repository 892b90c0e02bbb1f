import { useState } from 'react';
import type { ContactWords } from '../../../words/types.gen';
import { answerOf, client } from '../../../api/client';
import { useApiForm } from '../../../api/use-api-form';
import { emailAddress, required, type FieldRules } from '../../../lib/field-rules';
import { randomId } from '../../../lib/random-id';

const empty = {
  name: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  /** A honeypot hidden from people; see `Honeypot`. */
  website: '',
};

/** Spec §5 defines no rules for these forms; these are the server's. */
export const messageRules = (words: ContactWords, { atMost }: FieldRules) => ({
  name: { ...required(words.pleaseName()), ...atMost(120) },
  lastName: atMost(120),
  email: {
    required: words.pleaseEmail(),
    ...emailAddress(words.emailIncomplete()),
  },
  phone: { maxLength: { value: 40, message: words.phoneTooLong() } },
  message: { ...required(words.pleaseMessage()), ...atMost(4000) },
});

/** A form for messages to the salon. */
export function useMessageForm(kind: 'home' | 'contact') {
  const [hasArrived, setArrived] = useState(false);
  // A single id makes a double click, or a retry after a lost response, one message.
  const [messageId, setMessageId] = useState(randomId);
  const form = useApiForm({
    defaultValues: empty,
    send: async ({ lastName, phone, website, ...values }) => {
      const given = {
        ...(lastName.trim() && { lastName }),
        ...(phone && { phone }),
        ...(website && { website }),
      };
      await answerOf(client.POST('/messages', { body: { kind, ...values, ...given, messageId } }));
      setArrived(true);
    },
  });

  return {
    ...form,
    hasArrived,
    /** Resets to an empty form. */
    writeAnother: () => {
      setMessageId(randomId());
      form.reset(empty);
      setArrived(false);
    },
  };
}

export type MessageForm = ReturnType<typeof useMessageForm>;
