import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { Overview } from './models';
import { overview as book } from '../../words/overview.gen';
import { useWords } from '../../words/use-words';

const Steps = styled.ol`
  display: grid;
  gap: var(--s-1);

  li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 44px;
  }
  svg {
    flex: none;
    color: var(--text-2);
  }
  li[data-is-done] svg {
    color: var(--success);
  }
  li[data-is-done] {
    color: var(--text-2);
  }
  a {
    color: var(--accent);
    font-weight: 600;
    text-underline-offset: 3px;
  }
`;

/** What is left to do before clients can book and the site is true; nothing when everything is done. */
export function FirstSteps({ steps }: { steps: Overview['firstSteps'] }) {
  const words = useWords(book);
  const list = [
    { label: words.addService(), to: paths.dashboardAdd, isDone: steps.hasServices },
    { label: words.addTeam(), to: paths.dashboardStaff, isDone: steps.hasStaff },
    { label: words.setHours(), to: paths.dashboardHours, isDone: steps.hasHours },
    { label: words.addAddress(), to: paths.dashboardSitePart('salon'), isDone: steps.hasContact },
    {
      label: words.ownFigures(),
      to: paths.dashboardSite,
      isDone: steps.hasOwnFigures,
    },
  ];
  if (list.every(({ isDone }) => isDone)) return null;
  return (
    <Card as="section" aria-labelledby="first-steps">
      <h2 id="first-steps">{words.firstSteps()}</h2>
      <p>{words.canBookSoon()}</p>
      <Steps>
        {list.map(({ label, to, isDone }) => (
          <li key={to} data-is-done={isDone || undefined}>
            <Icon of={isDone ? CircleCheck : CircleDashed} />
            {isDone ? (
              <span>
                {label} <VisuallyHidden>{words.isDone()}</VisuallyHidden>
              </span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </Steps>
    </Card>
  );
}
