import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { BookWords } from '../../../words/types.gen';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';
import type { FlowState, FlowStep } from './flow-state';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-2);
  color: var(--text-2);
  font-size: 0.9375rem;

  li {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 32px;
  }
  li + li::before {
    content: '\\203a';
    color: var(--text-3);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    /* A finger's height, in a lower line. */
    min-height: 44px;
    margin-block: -6px;
    text-decoration: none;
  }
  a:hover {
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  [aria-current] {
    color: var(--text);
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`;

const steps = [
  { step: 'service', label: 'stepServices' },
  { step: 'time', label: 'stepTime' },
  { step: 'confirm', label: 'stepConfirm' },
] as const satisfies readonly { step: FlowStep; label: keyof BookWords }[];

/** The booking steps and the current one; earlier steps are links. */
export function StepList({
  flow,
  pathOf,
}: {
  flow: FlowState;
  /** Null while the content of earlier steps is unknown. */
  pathOf: ((state: FlowState) => string) | null;
}) {
  const words = useWords(book);
  const at = flow.step === 'done' ? steps.length : steps.findIndex(({ step }) => step === flow.step);
  return (
    <List aria-label={words.progress()}>
      {steps.map(({ step, label }, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined}>
          {pathOf && index < at && flow.step !== 'done' ? (
            <Link to={pathOf({ ...flow, step })}>
              <Icon of={Check} size={16} />
              <span aria-hidden>{words[label]()}</span>
              <VisuallyHidden>{words.stepDone({ step: words[label]() })}</VisuallyHidden>
            </Link>
          ) : (
            words[label]()
          )}
        </li>
      ))}
    </List>
  );
}
