import { useApi } from './use-api';
import { useSession } from './use-session';

/** True if the server regards the logged-in user as an admin; undefined until known. */
export function useIsAdmin() {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : '';
  const answer = useApi(email ? '/admin/{email}' : null, { params: { path: { email } } });
  const { error, mutate, isValidating } = answer;
  return { data: answer.data?.admin, error, mutate, isValidating };
}
