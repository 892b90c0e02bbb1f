import { act, fireEvent, render, screen } from '@testing-library/react';
import { readAccessToken, storeAccessToken } from './access-token';
import { client } from './client';
import { useSessionActions } from './use-session';

const user = { _id: '1', email: 'vera@maisonvera.example', name: 'Vera', role: 'admin', staffId: null };

/** The page's requests, with the token that came with each. */
const asked: string[] = [];
let release: () => void;

beforeEach(() => {
  asked.length = 0;
  const tokenIsMade = new Promise<void>((resolve) => (release = resolve));
  globalThis.fetch = async (input, init) => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    const { pathname } = new URL(request.url);
    asked.push(`${pathname} ${request.headers.get('authorization')}`);
    if (pathname.startsWith('/user/')) {
      await tokenIsMade;
      return Response.json({ token: 'new' });
    }
    return Response.json(
      pathname === '/auth/session' ? { user, google: false, codes: false } : { version: '1' },
    );
  };
});

function Account() {
  const { reread } = useSessionActions();
  return <button onClick={() => void reread()}>My rights have changed</button>;
}

test('what the page asks for while it gets a new token waits for that token', async () => {
  storeAccessToken('old');
  render(<Account />);

  await act(async () => void fireEvent.click(screen.getByRole('button')));
  const version = client.GET('/desk/version');
  await act(async () => release());
  await act(async () => void (await version));

  expect(asked.filter((call) => call.startsWith('/desk/version'))).toEqual(['/desk/version Bearer new']);
  expect(readAccessToken()).toBe('new');
});
