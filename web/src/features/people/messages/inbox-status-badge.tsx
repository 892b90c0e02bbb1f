import { CircleCheck, CircleDot } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { messages as inboxArea } from '../../../words/messages.gen';
import { useWords } from '../../../words/use-words';
import type { InboxStatus } from './models';

/** Marks a message as open or handled. */
export function InboxStatusBadge({ status }: { status: InboxStatus }) {
  const words = useWords(inboxArea);
  return status === 'open' ? (
    <Badge tone="warning" icon={CircleDot}>
      {words.open()}
    </Badge>
  ) : (
    <Badge tone="success" icon={CircleCheck}>
      {words.handled()}
    </Badge>
  );
}
