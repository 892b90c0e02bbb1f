import { Field, TextArea } from '../../ui/field';
import { MessageFrame } from './message-frame';
import { messageRules, useMessageForm } from './use-message-form';

/** Name, email, message (spec §2, Contact). */
export function ContactForm() {
  const form = useMessageForm('contact');
  const { register, errors } = form;
  return (
    <MessageFrame form={form} label="Contact" submitLabel="Submit">
      <Field
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', messageRules.name)}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', messageRules.email)}
      />
      <TextArea
        label="Message"
        rows={6}
        error={errors.message?.message}
        {...register('message', messageRules.message)}
      />
    </MessageFrame>
  );
}
