import { Ban, BookUser, CircleUser, MailQuestionMark } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import type { Client } from './models';
import { clients as book } from '../../../words/clients.gen';
import { useWords } from '../../../words/use-words';

/** Marks a client who may not book online. */
export function BlockedBadge() {
  const words = useWords(book);
  return (
    <Badge tone="danger" icon={Ban}>
      {words.blocked()}
    </Badge>
  );
}

/** Marks a client with an account, or one only on file at the salon. */
export function AccountBadge({ hasAccount, isVerified }: Pick<Client, 'hasAccount' | 'isVerified'>) {
  const words = useWords(book);
  if (!hasAccount) {
    return (
      <Badge tone="neutral" icon={BookUser}>
        {words.noAccount()}
      </Badge>
    );
  }
  if (!isVerified) {
    return (
      <Badge tone="warning" icon={MailQuestionMark}>
        {words.notConfirmed()}
      </Badge>
    );
  }
  return (
    <Badge tone="info" icon={CircleUser}>
      {words.account()}
    </Badge>
  );
}
