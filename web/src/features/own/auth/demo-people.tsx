import styled from 'styled-components';
import { answerOf, client } from '../../../api/client';
import { useAction } from '../../../api/use-action';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useSessionActions } from '../../../api/use-session';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { auth } from '../../../words/auth.gen';
import { demo } from '../../../words/demo.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { greet } from './greet';
import type { DemoPerson } from './use-demo-people';

type Role = DemoPerson['role'];

const Box = styled.section`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-5);
  padding: var(--s-4);
  border: 1px solid var(--brass-line);
  border-radius: var(--r-3);
  background: var(--surface);

  h2 {
    font: 400 var(--t-h3) / 1.25 var(--font-display);
  }
  p {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 170px), 1fr));
  gap: var(--s-2);

  button {
    width: 100%;
    border-radius: var(--r-2);
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

/** Those with the most to explore come first. */
const order: readonly Role[] = ['admin', 'reception', 'stylist', 'user'];

/** The demo salon's people, each with a button to log in as them. */
export function DemoPeople({ people }: { people: readonly DemoPerson[] }) {
  const words = useWords(demo);
  const greetings = useWords(auth);
  const sentenceOf = useSentenceOf();
  const { begin } = useSessionActions();
  const { run, isBusy, problem } = useAction();

  const lookAround = (role: Role) =>
    run(async () => {
      const { user } = await answerOf(client.POST('/demo/look-around', { body: { role } }));
      await begin(user);
      greet(greetings, user, false);
    });
  return (
    <Box aria-labelledby="look-around">
      <h2 id="look-around">{words.lookAroundAs()}</h2>
      <p>{words.lookAroundText()}</p>
      <People>
        {order
          .flatMap((role) => people.find((person) => person.role === role) ?? [])
          .map(({ role, name }) => (
            <li key={role}>
              <Button variant="ghost" size="small" disabled={isBusy} onClick={() => void lookAround(role)}>
                <span>{inSentence(words.named, { role: words[role](), name: <bdi>{name}</bdi> })}</span>
              </Button>
            </li>
          ))}
      </People>
      <FormFailure sentence={problem && sentenceOf(problem)} />
    </Box>
  );
}
