import { Field, TextArea } from '../../../ui/field';
import { MessageFrame } from './message-frame';
import { useFieldRules } from '../../../ui/use-field-rules';
import { contact } from '../../../words/contact.gen';
import { useWords } from '../../../words/use-words';
import { messageRules, useMessageForm } from './use-message-form';

/** Name, email, message (spec §2, Contact). */
export function ContactForm() {
  const words = useWords(contact);
  const rules = messageRules(words, useFieldRules());
  const form = useMessageForm('contact');
  return (
    <MessageFrame form={form} label={words.contact()} submitLabel={words.submit()}>
      <Field label={words.name()} autoComplete="name" {...form.field('name', rules.name)} />
      <Field label={words.email()} type="email" autoComplete="email" {...form.field('email', rules.email)} />
      <TextArea label={words.message()} rows={6} {...form.field('message', rules.message)} />
    </MessageFrame>
  );
}
