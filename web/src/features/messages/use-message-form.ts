import { useState } from 'react';
import { useForm, type DefaultValues, type FieldPath } from 'react-hook-form';
import { answerOf, client } from '../../api/client';
import { asProblem, sentenceOf } from '../../api/problem';
import { randomId } from '../../lib/random-id';

export interface MessageValues {
  name: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  /** Hidden from people; see `Honeypot`. */
  website: string;
}

const empty: DefaultValues<MessageValues> & MessageValues = {
  name: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  website: '',
};

/** Spec §5 defines no rules for these forms; these are what an answer needs, and what the server checks again. */
export const messageRules = {
  name: {
    validate: (text: string) => text.trim() !== '' || 'Please tell us your name',
    maxLength: { value: 120, message: 'Please keep it under 120 letters' },
  },
  lastName: { maxLength: { value: 120, message: 'Please keep it under 120 letters' } },
  email: {
    required: 'Please give us an email address for our answer',
    pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, message: 'This email address does not look complete' },
  },
  phone: { maxLength: { value: 40, message: 'This number is too long' } },
  message: {
    validate: (text: string) => text.trim() !== '' || 'Please write your message',
    maxLength: { value: 4000, message: 'Please keep it under 4000 letters' },
  },
};

/** A form that writes to the salon: checked on submit and from then on with every change; a failure loses nothing. */
export function useMessageForm(kind: 'home' | 'contact') {
  const { register, handleSubmit, setError, formState, reset } = useForm<MessageValues>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: empty,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [hasArrived, setArrived] = useState(false);
  // Under one id a double press, or another try after a lost answer, is one message.
  const [messageId, setMessageId] = useState(randomId);

  const submit = handleSubmit(async ({ lastName, phone, website, ...values }) => {
    setFailure(null);
    const given = {
      ...(lastName.trim() && { lastName }),
      ...(phone && { phone }),
      ...(website && { website }),
    };
    try {
      const body = { kind, ...values, ...given, messageId };
      await answerOf(client.POST('/messages', { body }));
      setArrived(true);
    } catch (error) {
      const problem = asProblem(error);
      const wrongFields = Object.entries(problem.fieldErrors).filter(([name]) => name in empty);
      wrongFields.forEach(([name, message], index) =>
        setError(name as FieldPath<MessageValues>, { message }, { shouldFocus: index === 0 }),
      );
      if (wrongFields.length === 0) setFailure(sentenceOf(problem));
    }
  });

  return {
    register,
    submit,
    errors: formState.errors,
    isSending: formState.isSubmitting,
    failure,
    hasArrived,
    /** Back to an empty form. */
    writeAnother: () => {
      setMessageId(randomId());
      reset();
      setArrived(false);
    },
  };
}

export type MessageForm = ReturnType<typeof useMessageForm>;
