import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useChosenInView } from './use-chosen-in-view';
import { VisuallyHidden } from './visually-hidden';

const Bar = styled.nav`
  display: flex;
  gap: var(--s-5);
  min-width: 0;
  overflow-x: auto;
  border-bottom: 1px solid var(--border);

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 40px;
    color: var(--text-2);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: var(--text);
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a[aria-current] {
    box-shadow: inset 0 -2px 0 var(--text);
    color: var(--text);
    font-weight: 600;
  }
  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    a[aria-current] {
      border-bottom: 2px solid CanvasText;
    }
  }
  @media print {
    display: none;
  }
`;
/** Tabs within a tab. */
const Chips = styled(Bar)`
  gap: var(--s-2);
  padding-block: 2px;
  border: 0;

  a {
    min-height: 34px;
    padding-inline: var(--s-3);
    border: 1px solid var(--border);
    border-radius: var(--r-full);
    font-size: var(--t-meta);
  }
  a[aria-current] {
    border-color: var(--text-2);
    background: var(--surface-3);
    box-shadow: none;
  }
`;
const Dot = styled.span`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--brass);
`;

export interface LinkTab {
  to: string;
  label: ReactNode;
  isOpen: boolean;
  /** Behind the label, for screen readers: what its dot says, such as “, not saved”. Without it there is no dot. */
  mark?: string | false;
}

/** Parts of a page, each with its own address. In a narrow window they scroll sideways, the open one into view. */
export function LinkTabs({
  label,
  tabs,
  areWithin = false,
}: {
  /** The row’s accessible name. */
  label: string;
  tabs: readonly LinkTab[];
  /** True for the parts of what is a part itself. */
  areWithin?: boolean;
}) {
  const Row = areWithin ? Chips : Bar;
  const row = useChosenInView<HTMLElement>(tabs.findIndex(({ isOpen }) => isOpen));
  return (
    <Row ref={row} aria-label={label}>
      {tabs.map(({ to, label: name, isOpen, mark }) => (
        <Link key={to} to={to} aria-current={isOpen ? 'page' : undefined}>
          {name}
          {mark && (
            <>
              <Dot />
              <VisuallyHidden>{mark}</VisuallyHidden>
            </>
          )}
        </Link>
      ))}
    </Row>
  );
}
