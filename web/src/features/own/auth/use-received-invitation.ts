import { useCallback, useEffect, useState } from 'react';
import type { MethodResponse } from 'openapi-fetch';
import { answerOf, client } from '../../../api/client';
import { asProblem, type ProblemError } from '../../../api/problem';
import { useSession } from '../../../api/use-session';

export type ReceivedInvitation = MethodResponse<typeof client, 'post', '/invitations/read'>;

type Reading =
  | { status: 'loading' }
  | { status: 'failed'; problem: ProblemError }
  | { status: 'read'; invitation: ReceivedInvitation };

/** The invitation behind a link. It depends on the logged-in user, so it is reloaded when that changes. */
export function useReceivedInvitation(code: string) {
  const session = useSession();
  const reader =
    session.status === 'signed-in' ? session.user._id : session.status === 'signed-out' ? 'nobody' : null;
  const [tries, setTries] = useState(0);
  const [reading, setReading] = useState<Reading & { by: string | null }>({ status: 'loading', by: null });

  useEffect(() => {
    if (code === '' || reader === null) return;
    let isWanted = true;
    const keep = (next: Reading) => {
      if (isWanted) setReading({ ...next, by: reader });
    };
    answerOf(client.POST('/invitations/read', { body: { code } }))
      .then((invitation) => keep({ status: 'read', invitation }))
      .catch((thrown: unknown) => keep({ status: 'failed', problem: asProblem(thrown) }));
    return () => {
      isWanted = false;
    };
  }, [code, reader, tries]);

  const retry = useCallback(() => {
    setReading({ status: 'loading', by: null });
    setTries((count) => count + 1);
  }, []);
  // Data loaded for another user is ignored.
  const isTheirs = reading.by === reader;
  return { reading: isTheirs ? reading : ({ status: 'loading' } as const), retry };
}
