import { access as book } from '../../../words/access.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { useMemberAccount } from './use-member-account';

/** Says what happens to a leaver's account. */
export function AccessLost({ staffId }: { staffId: string }) {
  const words = useWords(book);
  const { account, invitation } = useMemberAccount(staffId);
  const email = account?.email ?? invitation?.email;
  if (email === undefined) return null;
  const sentence = invitation ? words.invitationEnds : words.accessEnds;
  return (
    <p>
      {inSentence(account?.role === 'admin' ? words.staysAdmin : sentence, {
        email: <bdi dir="ltr">{email}</bdi>,
      })}
    </p>
  );
}
