import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../ui/icon';
import { below, LOW } from '../../ui/media';
import { desk } from '../../words/desk.gen';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';
import { DashboardLinks } from '../layouts/dashboard-links';
import type { DashboardGroup } from '../layouts/dashboard-navigation';
import { useIsFolded } from './use-is-folded';

const Place = styled.div`
  grid-area: side;
  background: var(--surface);
  border-inline-end: 1px solid var(--border);

  @media ${below('md')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
const Bar = styled.div`
  position: sticky;
  top: var(--bar);
  display: flex;
  flex-direction: column;
  width: 215px;
  height: calc(100dvh - var(--bar) - var(--notice, 0px));
  font-size: var(--t-meta);

  &[data-folded] {
    width: 55px;
  }
  @media ${LOW} {
    position: static;
    height: auto;
  }

  a,
  button {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 31px;
    padding-inline: 10px;
    border-radius: var(--r-1);
    color: var(--text-2);
    text-decoration: none;
  }
  @media (pointer: coarse) {
    a,
    button {
      min-height: 44px;
    }
  }
  :is(a, button):hover {
    background: var(--surface-2);
    color: var(--text);
  }
  a[aria-current] {
    background: var(--surface-3);
    color: var(--text);
    font-weight: 600;
  }
  svg {
    flex: none;
  }

  /* Folded, names are for screen readers only, and appear next to the icon on hover or focus. */
  &[data-folded] [role='group'] > span:first-child {
    height: 1px;
    margin: var(--s-1) var(--s-2);
    padding: 0;
    overflow: hidden;
    background: var(--border);
    color: transparent;
  }
  &[data-folded] [role='group']:first-child > span:first-child {
    visibility: hidden;
    margin-block: -1px 0;
  }
  &[data-folded] :is(a, button) > span:first-of-type {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  &[data-folded] :is(a, button):is(:hover, :focus-visible) > span:first-of-type {
    position: fixed;
    inset-inline-start: 60px;
    z-index: var(--z-bar);
    width: auto;
    padding: 4px 10px;
    border: 1px solid transparent;
    border-radius: var(--r-1);
    background: var(--text);
    color: var(--bg);
    font-weight: 500;
    clip-path: none;
  }
  &[data-folded] a[data-part] {
    margin-inline-start: 0;
  }
  &[data-folded] [aria-expanded] > svg:last-child {
    display: none;
  }
  /* The number of waiting items, at the corner of the icon. */
  &[data-folded] :is(a, button) > span + span {
    align-self: start;
    min-width: 18px;
    margin-block-start: 2px;
    margin-inline: -24px 0;
    padding: 0 4px;
    font-size: 0.6875rem;
    line-height: 18px;
  }
`;
const Links = styled.nav`
  /* The words that are only read out scroll with their signs. */
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--s-2);
  flex: 1;
  min-height: 0;
  padding: var(--s-2);
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--border) transparent;
`;
const Fold = styled.button`
  flex: none;
  margin: var(--s-1) var(--s-2);
  border: 0;
  background: none;
  cursor: pointer;

  [dir='rtl'] & svg {
    scale: -1 1;
  }
`;

/** The menu next to the page, with labels or only icons, as remembered by this browser. */
export function SideBar({ groups }: { groups: readonly DashboardGroup[] }) {
  const words = useWords(desk);
  const menu = useWords(shell).dashboard();
  const [isFolded, fold] = useIsFolded();
  return (
    <Place>
      <Bar data-folded={isFolded || undefined}>
        <Links aria-label={menu}>
          <DashboardLinks groups={groups} />
        </Links>
        <Fold type="button" onClick={() => fold(!isFolded)}>
          <Icon of={isFolded ? PanelLeftOpen : PanelLeftClose} />
          <span>{isFolded ? words.unfoldMenu() : words.foldMenu()}</span>
        </Fold>
      </Bar>
    </Place>
  );
}
