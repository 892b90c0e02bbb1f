import { useApi } from './use-api';
import { useSession } from './use-session';

/** Whether the server counts the person who is signed in among the admins; undefined until it has said so. */
export function useIsAdmin() {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : '';
  const answer = useApi(email ? '/admin/{email}' : null, { params: { path: { email } } });
  const { error, mutate, isValidating } = answer;
  return { data: answer.data?.admin, error, mutate, isValidating };
}
