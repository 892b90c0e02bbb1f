import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/icon';
import type { DashboardGroup, DashboardPage } from './dashboard-navigation';

/** The menu with touch-sized links. */
export const MenuLinks = styled.nav`
  display: grid;
  gap: var(--s-5);

  a {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 44px;
    padding-inline: var(--s-3);
    border-radius: var(--r-2);
    color: var(--text-2);
    text-decoration: none;
  }
  a:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  a[aria-current] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
    font-weight: 600;
  }
`;

const Group = styled.div`
  display: grid;
  gap: 2px;
`;
const Heading = styled.span`
  padding: 0 var(--s-3) var(--s-1);
  color: var(--brass);
  font-size: var(--t-small);
  font-weight: 600;
`;

/** The pages of the dashboard menu under their headings; the context determines their look. */
export function DashboardLinks({
  groups,
  onNavigate,
}: {
  groups: readonly DashboardGroup[];
  /** Set if the menu closes on navigation: the page then replaces the menu's history entry. */
  onNavigate?: () => void;
}) {
  const headings = useId();
  return groups.map(({ heading, pages }, index) => (
    <Group
      key={heading}
      {...(groups.length > 1 && { role: 'group', 'aria-labelledby': `${headings}-${index}` })}
    >
      {/* A client has a single group, which needs no name. */}
      {groups.length > 1 && <Heading id={`${headings}-${index}`}>{heading}</Heading>}
      {pages.map((page) => (
        <DashboardLink key={page.path} page={page} {...(onNavigate && { onNavigate })} />
      ))}
    </Group>
  ));
}

/** A page in the menu: its icon, its name, and the number of waiting items. */
export function DashboardLink({
  page: { label, path, icon, Count },
  onNavigate,
}: {
  page: DashboardPage;
  onNavigate?: () => void;
}) {
  return (
    <NavLink to={path} end={path === paths.dashboard} onClick={onNavigate} replace={!!onNavigate}>
      <Icon of={icon} />
      <span>{label}</span>
      {Count && <Count />}
    </NavLink>
  );
}
