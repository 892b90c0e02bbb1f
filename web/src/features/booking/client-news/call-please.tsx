import { inSentence } from '../../../words/in-sentence';
import type { BookingsWords } from '../../../words/types.gen';
import type { ClientContact } from './models';
import { ReachLink } from './reach-link';

/**
 * Says that a client has to be called, with their number. Gets its texts as a prop, since toasts are rendered outside
 * the page.
 */
export function CallPlease({
  words,
  client: { name, phone, email },
}: {
  words: BookingsWords;
  client: Pick<ClientContact, 'name' | 'phone' | 'email'>;
}) {
  const reach = <ReachLink words={words} phone={phone} email={email} />;
  return name
    ? inSentence(words.pleaseCall, { name: <bdi>{name}</bdi>, reach })
    : inSentence(words.pleaseCallClient, { reach });
}
