import { useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { forgetAccessToken, readAccessToken, watchAccessToken } from './access-token';
import { answerOf, client } from './client';
import type { Session, SessionUser } from './models';
import type { ProblemError } from './problem';
import { askForFirstToken, renewAccessToken, watchSessionEnd } from './session';

const sessionKey = 'session';
const publicPaths: unknown[] = ['/salon', '/services', '/staff'];

/** Where someone goes whose session was ended on purpose: away, or to log in as somebody else. */
type Exit = 'home' | 'login';

/** The server's answer; `exit` marks a session that was ended here just now, as against one that ran out. */
type KeptSession = Session & { exit?: Exit };

export type SessionState =
  | { status: 'loading' }
  | { status: 'unreachable'; problem: ProblemError; retry: () => void }
  | { status: 'signed-out'; exit?: Exit; google: boolean }
  | { status: 'signed-in'; user: SessionUser; google: boolean };

/** After signing in with Google there is no token yet; no page asks for anything private before it has come. */
async function readSession(): Promise<Session> {
  const session = await answerOf(client.GET('/auth/session'));
  if (session.user && readAccessToken() === null) await renewAccessToken().catch(() => null);
  return session;
}

/** Who is signed in, as the server sees it. */
export function useSession(): SessionState {
  const { data, error, mutate } = useSWR<KeptSession, ProblemError>(sessionKey, readSession);
  if (data) {
    const { user, google, exit } = data;
    return user ? { status: 'signed-in', user, google } : { status: 'signed-out', exit, google };
  }
  return error
    ? { status: 'unreachable', problem: error, retry: () => void mutate() }
    : { status: 'loading' };
}

/** Verbs that change who is signed in, on this page and in the other tabs. */
export function useSessionActions() {
  const { mutate } = useSWRConfig();
  const keep = (change: (google: boolean) => KeptSession) =>
    mutate<KeptSession>(sessionKey, (before) => change(before?.google ?? false), { revalidate: false });

  return {
    /** Takes over the person whom the server has just signed in, and fetches their access token. */
    async begin(user: SessionUser): Promise<void> {
      forgetAccessToken();
      // The session is good without the token; whichever call needs one asks for it again.
      await askForFirstToken().catch(() => null);
      await keep((google) => ({ user, google }));
    },

    /** Asks who is signed in, after something that may have changed it. */
    async reread(): Promise<void> {
      forgetAccessToken();
      await mutate(sessionKey);
    },

    /** Follows the server, which has ended the session already. */
    async forget(exit: Exit): Promise<void> {
      forgetAccessToken();
      await keep((google) => ({ user: null, google, exit }));
    },

    /** Ends the session here and on the server. */
    async end(exit: Exit): Promise<void> {
      await answerOf(client.POST('/auth/sign-out'));
      forgetAccessToken();
      await keep((google) => ({ user: null, google, exit }));
    },
  };
}

/** Keeps this tab in step with the others, with the session's end and with the token's short life. Mounted once. */
export function useSessionUpkeep(): void {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const email = session.status === 'signed-in' ? session.user.email : null;
  const emailBefore = useRef<string | null>(null);

  useEffect(() => {
    const readAgain = () => void mutate(sessionKey);
    const unwatchToken = watchAccessToken(readAgain);
    const unwatchEnd = watchSessionEnd(readAgain);
    return () => {
      unwatchToken();
      unwatchEnd();
    };
  }, [mutate]);

  const isOver = session.status === 'signed-out';
  useEffect(() => {
    // A session that ended elsewhere leaves a token that no longer works.
    if (isOver) forgetAccessToken();
  }, [isOver]);

  useEffect(() => {
    if (email && !readAccessToken()) void renewAccessToken().catch(() => null);
    if (emailBefore.current && emailBefore.current !== email) {
      // What was read for one person is not for the next one at this screen.
      void mutate((key) => Array.isArray(key) && !publicPaths.includes(key[0]), undefined, {
        revalidate: false,
      });
    }
    emailBefore.current = email;
  }, [email, mutate]);
}
