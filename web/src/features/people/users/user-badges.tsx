import { Ban, MailCheck, MailQuestionMark } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { users as book } from '../../../words/users.gen';
import { useWords } from '../../../words/use-words';
import type { ListedUser } from './models';

/** Marks a verified email address. */
export function VerifiedBadge({ isVerified }: Pick<ListedUser, 'isVerified'>) {
  const words = useWords(book);
  return isVerified ? (
    <Badge tone="success" icon={MailCheck}>
      {words.verified()}
    </Badge>
  ) : (
    <Badge icon={MailQuestionMark}>{words.notVerified()}</Badge>
  );
}

/** Hidden for enabled accounts, which are the norm. */
export function DisabledBadge({ isDisabled }: Pick<ListedUser, 'isDisabled'>) {
  const words = useWords(book);
  if (!isDisabled) return null;
  return (
    <Badge tone="danger" icon={Ban}>
      {words.disabled()}
    </Badge>
  );
}
