import { Ban, MailCheck, MailQuestionMark, ShieldCheck } from 'lucide-react';
import { Badge } from '../../ui/badge';
import type { ListedUser } from './models';

export function RoleBadge({ role }: Pick<ListedUser, 'role'>) {
  return role === 'admin' ? (
    <Badge tone="info" icon={ShieldCheck}>
      Admin
    </Badge>
  ) : (
    <Badge>User</Badge>
  );
}

/** Whether the email address of an account is verified. */
export function VerifiedBadge({ isVerified }: Pick<ListedUser, 'isVerified'>) {
  return isVerified ? (
    <Badge tone="success" icon={MailCheck}>
      Verified
    </Badge>
  ) : (
    <Badge icon={MailQuestionMark}>Not verified</Badge>
  );
}

/** Nothing for somebody who may sign in: that is the rule. */
export function DisabledBadge({ isDisabled }: Pick<ListedUser, 'isDisabled'>) {
  if (!isDisabled) return null;
  return (
    <Badge tone="danger" icon={Ban}>
      Disabled
    </Badge>
  );
}
