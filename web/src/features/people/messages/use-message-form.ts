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
  /** Hidden from people; see `Honeypot`. */
  website: '',
};

/** Spec §5 defines no rules for these forms; these are what an answer needs, and what the server checks again. */
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

/** A form that writes to the salon. */
export function useMessageForm(kind: 'home' | 'contact') {
  const [hasArrived, setArrived] = useState(false);
  // One id makes a double press, or another try after a lost answer, a single message.
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
    /** Back to an empty form. */
    writeAnother: () => {
      setMessageId(randomId());
      form.reset(empty);
      setArrived(false);
    },
  };
}

export type MessageForm = ReturnType<typeof useMessageForm>;
