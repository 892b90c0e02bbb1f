import { CircleCheck, CircleX, Clock, Hourglass, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { mail as book } from '../../../words/mail.gen';
import { useWords } from '../../../words/use-words';
import type { MailState } from './models';

const looks = {
  waiting: { tone: 'info', icon: Clock },
  held: { tone: 'warning', icon: Hourglass },
  sent: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: TriangleAlert },
  dropped: { tone: 'neutral', icon: CircleX },
} as const;

export function MailStateBadge({ state }: { state: MailState }) {
  const words = useWords(book);
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {words[`state.${state}`]()}
    </Badge>
  );
}
