import { useSession } from '../../api/use-session';
import { dashboard } from '../../words/dashboard.gen';
import { inSentence } from '../../words/in-sentence';
import { useWords } from '../../words/use-words';

/** “Welcome back, …” (spec §2), with the logged-in user's address. */
export function Greeting() {
  const words = useWords(dashboard);
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : '';
  return inSentence(words.welcomeBack, { email: <bdi dir="ltr">{email}</bdi> });
}
