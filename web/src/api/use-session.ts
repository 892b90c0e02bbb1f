import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { forgetAccessToken, readAccessToken, watchAccessToken } from './access-token';
import { answerOf, client } from './client';
import type { Session, SessionUser } from './models';
import type { ProblemError } from './problem';
import { askForFirstToken, renewAccessToken, watchSessionChange } from './session';

const SESSION_KEY = 'session';
/** The page to open after ending a session on purpose: home, or the log-in page for someone else. */
type Exit = 'home' | 'login';

/** The server's response; `exit` marks a session just ended here, rather than expired. */
type KeptSession = Session & { exit?: Exit };

/** Other ways to log in than a password. */
type WaysIn = Pick<Session, 'google' | 'codes'>;

export type SessionState =
  | { status: 'loading' }
  | { status: 'unreachable'; problem: ProblemError; retry: () => void }
  | ({ status: 'signed-out'; exit?: Exit } & WaysIn)
  | ({ status: 'signed-in'; user: SessionUser } & WaysIn);

/** After logging in with Google there is no token yet; no page requests private data before it arrives. */
async function readSession(): Promise<Session> {
  const session = await answerOf(client.GET('/auth/session'));
  if (session.user && readAccessToken() === null) await renewAccessToken().catch(() => null);
  return session;
}

/** The logged-in user, according to the server. */
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

/** Actions that change who is logged in, on this page and in other tabs. */
export function useSessionActions() {
  const { mutate } = useSWRConfig();
  const keep = (change: Omit<KeptSession, keyof WaysIn>) =>
    mutate<KeptSession>(
      SESSION_KEY,
      (before) => ({ google: before?.google ?? false, codes: before?.codes ?? false, ...change }),
      { revalidate: false },
    );

  return {
    /** Adopts the user whom the server has just logged in, and requests their access token. */
    async begin(user: SessionUser): Promise<void> {
      forgetAccessToken();
      // The session works without the token; any call that needs one requests it again.
      await askForFirstToken().catch(() => null);
      await keep({ user });
    },

    /** Reads the session again after something that may have changed it. */
    async reread(): Promise<void> {
      forgetAccessToken();
      // Calls in the meantime wait for the new token.
      await renewAccessToken().catch(() => null);
      await mutate(SESSION_KEY);
    },

    /** Follows the server, which has already ended the session. */
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

/** Keeps this tab in step with other tabs, session changes and the token's short lifetime. Mounted once. */
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
