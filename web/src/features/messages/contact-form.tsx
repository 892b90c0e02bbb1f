import { Field, TextArea } from '../../ui/field';
import { MessageFrame } from './message-frame';
import { messageRules, useMessageForm } from './use-message-form';

/** Name, email, message (spec §2, Contact). */
export function ContactForm() {
  const form = useMessageForm('contact');
  return (
    <MessageFrame form={form} label="Contact" submitLabel="Submit">
      <Field label="Name" autoComplete="name" {...form.field('name', messageRules.name)} />
      <Field label="Email" type="email" autoComplete="email" {...form.field('email', messageRules.email)} />
      <TextArea label="Message" rows={6} {...form.field('message', messageRules.message)} />
    </MessageFrame>
  );
}
