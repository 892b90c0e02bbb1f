import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { paths } from '../../../lib/paths';
import { firstSteps as book } from '../../../words/first-steps.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { useStepTexts } from './step-texts';

const Line = styled.p`
  padding: var(--s-2) var(--s-4);
  background: var(--accent-soft);
  color: var(--on-accent-soft);
  font-size: var(--t-meta);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: inherit;
    font-weight: 600;
    text-underline-offset: 3px;
  }
`;

/** The next first step, for an admin whose start page is the diary. */
export function FirstStepsLine() {
  return useMay().settings === 'all' ? <NextStep /> : null;
}

function NextStep() {
  const words = useWords(book);
  const texts = useStepTexts();
  const { data } = useApi('/first-steps');
  const next = data?.steps.find(({ step, isNeeded, state }) => texts[step] && isNeeded && state === 'open');
  const text = next && texts[next.step];
  if (!data || data.isOver || !text) return null;
  const { name, to } = text;
  return (
    <Line>
      {inSentence(
        words.nextIs,
        { name: <Link to={to}>{name}</Link> },
        { a: (inner) => <Link to={paths.dashboardOverview}>{inner}</Link> },
      )}
    </Line>
  );
}
