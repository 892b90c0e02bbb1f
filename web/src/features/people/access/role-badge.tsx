import { ConciergeBell, Scissors, ShieldCheck } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { access as book } from '../../../words/access.gen';
import type { AccessWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import type { Role } from './models';

const icons = { stylist: Scissors, reception: ConciergeBell, admin: ShieldCheck } as const;

export const roleName = (words: AccessWords, role: Role): string =>
  ({ user: words.user(), stylist: words.stylist(), reception: words.reception(), admin: words.admin() })[
    role
  ];

/** A person's role. */
export function RoleBadge({ role }: { role: Role }) {
  const words = useWords(book);
  if (role === 'user') return <Badge>{words.user()}</Badge>;
  return (
    <Badge tone="info" icon={icons[role]}>
      {roleName(words, role)}
    </Badge>
  );
}
