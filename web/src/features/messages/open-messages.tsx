import styled from 'styled-components';
import { useApi } from '../../api/use-api';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { dashboard } from '../../words/dashboard.gen';
import { inSentence } from '../../words/in-sentence';
import { useWords } from '../../words/use-words';

const Count = styled.span`
  min-width: 24px;
  margin-inline-start: auto;
  padding: 2px 8px;
  border-radius: var(--r-full);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--t-small);
  font-weight: 600;
  text-align: center;
`;

const EVERY_MS = 60_000;

/** How many messages nobody has seen to; nothing when there are none. */
export function OpenMessages() {
  const words = useWords(dashboard);
  const query = { status: 'open', pageSize: 1 } as const;
  const { data } = useApi('/messages', { params: { query } }, { refreshInterval: EVERY_MS });
  if (!data?.open) return null;
  return (
    <Count>
      {inSentence(
        words.openCount,
        { count: String(data.open) },
        { hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden> },
      )}
    </Count>
  );
}
