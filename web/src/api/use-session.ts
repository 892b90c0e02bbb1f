import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { forgetAccessToken, readAccessToken, watchAccessToken } from './access-token';
import { answerOf, client } from './client';
import type { Session, SessionUser } from './models';
import type { ProblemError } from './problem';
import { askForFirstToken, renewAccessToken, watchSessionChange } from './session';

const SESSION_KEY = 'session';
/** Where someone goes whose session was ended on purpose: away, or to log in as somebody else. */
type Exit = 'home' | 'login';

/** The server's answer; `exit` marks a session that was ended here just now, as against one that ran out. */
type KeptSession = Session & { exit?: Exit };

/** How one can sign in here besides with a password. */
type WaysIn = Pick<Session, 'google' | 'codes'>;

export type SessionState =
  | { status: 'loading' }
  | { status: 'unreachable'; problem: ProblemError; retry: () => void }
  | ({ status: 'signed-out'; exit?: Exit } & WaysIn)
  | ({ status: 'signed-in'; user: SessionUser } & WaysIn);

/** After signing in with Google there is no token yet; no page asks for anything private before it has come. */
async function readSession(): Promise<Session> {
  const session = await answerOf(client.GET('/auth/session'));
  if (session.user && readAccessToken() === null) await renewAccessToken().catch(() => null);
  return session;
}

/** Who is signed in, as the server sees it. */
export function useSession(): SessionState {
  const { data, error, mutate } = useSWR<KeptSession, ProblemError>(SESSION_KEY, readSession);
  if (data) {
    const { user, google, codes, exit } = data;
    return user
      ? { status: 'signed-in', user, google, codes }
      : { status: 'signed-out', exit, google, codes };
  }
  return error
    ? { status: 'unreachable', problem: error, retry: () => void mutate() }
    : { status: 'loading' };
}

/** Verbs that change who is signed in, on this page and in the other tabs. */
export function useSessionActions() {
  const { mutate } = useSWRConfig();
  const keep = (change: Omit<KeptSession, keyof WaysIn>) =>
    mutate<KeptSession>(
      SESSION_KEY,
      (before) => ({ google: before?.google ?? false, codes: before?.codes ?? false, ...change }),
      { revalidate: false },
    );

  return {
    /** Takes over the person whom the server has just signed in, and fetches their access token. */
    async begin(user: SessionUser): Promise<void> {
      forgetAccessToken();
      // The session is good without the token; whichever call needs one asks for it again.
      await askForFirstToken().catch(() => null);
      await keep({ user });
    },

    /** Asks who is signed in, after something that may have changed it. */
    async reread(): Promise<void> {
      forgetAccessToken();
      await mutate(SESSION_KEY);
    },

    /** Follows the server, which has ended the session already. */
    async forget(exit: Exit): Promise<void> {
      forgetAccessToken();
      await keep({ user: null, exit });
    },

    /** Ends the session here and on the server. */
    async end(exit: Exit): Promise<void> {
      await answerOf(client.POST('/auth/sign-out'));
      forgetAccessToken();
      await keep({ user: null, exit });
    },
  };
}

/** Keeps this tab in step with the others, with the session's changes and with the token's short life. Mounted once. */
export function useSessionUpkeep(): void {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const email = session.status === 'signed-in' ? session.user.email : null;

  useEffect(() => {
    const readAgain = () => void mutate(SESSION_KEY);
    const unwatchToken = watchAccessToken(readAgain);
    const unwatchChange = watchSessionChange(readAgain);
    return () => {
      unwatchToken();
      unwatchChange();
    };
  }, [mutate]);

  const isOver = session.status === 'signed-out';
  useEffect(() => {
    // A session that ended elsewhere leaves a token that no longer works.
    if (isOver) forgetAccessToken();
  }, [isOver]);

  useEffect(() => {
    if (email && !readAccessToken()) void renewAccessToken().catch(() => null);
  }, [email]);
}
