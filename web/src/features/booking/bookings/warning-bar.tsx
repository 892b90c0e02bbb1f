import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../../ui/icon';
import { desk } from '../../../words/desk.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';

/** Made of spans, as it is also used in buttons. */
const Bar = styled.span`
  display: flex;
  gap: var(--s-2);
  align-items: start;
  padding: var(--s-2) var(--s-3);
  border: 1px solid var(--danger);
  border-inline-start-width: 6px;
  border-radius: var(--r-1);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: var(--t-meta);
  font-weight: 600;
  line-height: 20px;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-top: 1px;
  }
  > span {
    min-width: 0;
  }
  @media print {
    padding: 1pt 4pt;
    border: 1.5pt solid #000;
    color: #000;
    font-size: inherit;
    font-weight: 700;
  }
`;

/** A warning about a client that no one should overlook, such as an allergy. Hidden if empty. */
export function WarningBar({ warning }: { warning: string }) {
  const words = useWords(desk);
  if (!warning) return null;
  return (
    <Bar>
      <Icon of={TriangleAlert} size={18} />
      <span>{inSentence(words.warningIs, { warning: <bdi>{warning}</bdi> })}</span>
    </Bar>
  );
}
