import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from './icon';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-1);

  > a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--r-full);
    color: var(--text);
  }
  > a:hover {
    background: var(--surface-2);
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
  @media print {
    > a {
      display: none;
    }
  }
`;

/** An arrow's target and label. */
interface Step {
  to: string;
  label: string;
}

/** The current period between arrows to the previous and next one. */
export function PeriodSteps({
  previous,
  next,
  children,
}: {
  previous: Step;
  next: Step;
  children: ReactNode;
}) {
  return (
    <Row>
      <Link to={previous.to} aria-label={previous.label} title={previous.label}>
        <Icon of={ChevronLeft} />
      </Link>
      {children}
      <Link to={next.to} aria-label={next.label} title={next.label}>
        <Icon of={ChevronRight} />
      </Link>
    </Row>
  );
}
