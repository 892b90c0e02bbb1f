import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig, useSWRConfig } from 'swr';
import { useApi } from './use-api';
import { useDeskVersion } from './use-desk-version';
import { useReadAgain } from './use-read-again';

type Answer = (names: string[]) => void;

/** The page's requests for the team, in order. */
const asked: Answer[] = [];

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = () =>
    new Promise((resolve) => asked.push((names) => resolve(Response.json(names.map((name) => ({ name }))))));
});

function Team() {
  const { readAgain } = useDeskVersion();
  const team = useApi('/staff');
  const isRead = useReadAgain([team]);
  return (
    <>
      <button onClick={() => void readAgain()}>The desk has changed</button>
      <p>{isRead && team.data ? team.data.map(({ name }) => name).join(', ') : 'Loading'}</p>
    </>
  );
}

/** The team as read by another page. */
function Before({ names }: { names: string[] }) {
  const { cache } = useSWRConfig();
  cache.set('@"/staff",null,', { data: names.map((name) => ({ name })) });
  return <Team />;
}

const shown = () => screen.getByRole('paragraph').textContent;
const answer = (question: number, names: string[]) => act(async () => asked[question]?.(names));

test('a form begins with who has joined since, also when the desk is read again while it opens', async () => {
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Before names={['Helena']} />
      </SWRConfig>,
    ),
  );
  expect(shown()).toBe('Loading');
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  const last = asked.length - 1;
  for (let question = 0; question < last; question++) await answer(question, ['Helena']);
  expect(shown()).toBe('Loading');

  await answer(last, ['Helena', 'Zulmira']);
  expect(shown()).toBe('Helena, Zulmira');
});
