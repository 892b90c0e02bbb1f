import styled from 'styled-components';
import { useTextMark, useTexts } from '../../../api/use-texts';
import { Container, PageSection } from '../../../ui/container';
import { Field, TextArea } from '../../../ui/field';
import { below } from '../../../ui/media';
import { MessageFrame } from './message-frame';
import { useFieldRules } from '../../../ui/use-field-rules';
import { contact } from '../../../words/contact.gen';
import { useWords } from '../../../words/use-words';
import { messageRules, useMessageForm } from './use-message-form';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(28px, 6vw, 88px);
  align-items: start;

  @media ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Invitation = styled.div`
  p {
    max-width: 44ch;
    margin-top: var(--s-4);
    color: var(--text-2);
    font-size: var(--t-lead);
  }
`;
const Pair = styled.div`
  display: grid;
  gap: var(--s-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
`;

/** The home page's form (spec §2). Its messages go to the salon's inbox. */
export function HomeContact() {
  const words = useWords(contact);
  const text = useTexts();
  const mark = useTextMark();
  const rules = messageRules(words, useFieldRules());
  const form = useMessageForm('home');
  return (
    <PageSection aria-labelledby="write-to-us">
      <Columns>
        <Invitation>
          <h2 id="write-to-us" {...mark('message.heading')}>
            {text('message.heading')}
          </h2>
          <p {...mark('message.intro')}>{text('message.intro')}</p>
        </Invitation>
        <MessageFrame form={form} label={words.writeToUs()} submitLabel={words.sendMessage()}>
          <Pair>
            <Field label={words.fullName()} autoComplete="given-name" {...form.field('name', rules.name)} />
            <Field
              label={words.lastName()}
              autoComplete="family-name"
              {...form.field('lastName', rules.lastName)}
            />
          </Pair>
          <Pair>
            <Field
              label={words.emailAddress()}
              type="email"
              autoComplete="email"
              {...form.field('email', rules.email)}
            />
            <Field
              label={words.phoneNumber()}
              // The specification's `number` type would lose input such as "+351 912-345-678"; this one has the same
              // keyboard.
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              {...form.field('phone', rules.phone)}
            />
          </Pair>
          <TextArea label={words.yourMessage()} rows={5} {...form.field('message', rules.message)} />
        </MessageFrame>
      </Columns>
    </PageSection>
  );
}
