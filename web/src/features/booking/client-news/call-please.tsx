import { inSentence } from '../../../words/in-sentence';
import type { BookingsWords } from '../../../words/types.gen';
import type { ClientContact } from './models';
import { ReachLink } from './reach-link';

/** That a client has to be called, and at which number. It takes the words, since a toast is drawn outside of the page. */
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
