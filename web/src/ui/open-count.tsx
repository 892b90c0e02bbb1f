import styled from 'styled-components';
import { dashboard } from '../words/dashboard.gen';
import { inSentence } from '../words/in-sentence';
import { useWords } from '../words/use-words';
import { VisuallyHidden } from './visually-hidden';

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

/** The number of waiting items behind a menu link; hidden if zero. */
export function OpenCount({ count }: { count: number }) {
  const words = useWords(dashboard);
  if (count === 0) return null;
  return (
    <Count>
      {inSentence(
        words.openCount,
        { count: String(count) },
        { hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden> },
      )}
    </Count>
  );
}
