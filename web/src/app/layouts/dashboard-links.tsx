import { Fragment, useId, useState } from 'react';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/icon';
import { type DashboardGroup, type DashboardPage, isAt, pagesOf } from './dashboard-navigation';

/** The menu with touch-sized links. */
export const MenuLinks = styled.nav`
  display: grid;
  gap: var(--s-5);

  a,
  button {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 44px;
    padding-inline: var(--s-3);
    border-radius: var(--r-2);
    color: var(--text-2);
    text-decoration: none;
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
`;

const Group = styled.div`
  display: grid;
  gap: 2px;

  a[data-part] {
    margin-inline-start: var(--s-4);
  }
`;
const Heading = styled.span`
  padding: 0 var(--s-3) var(--s-1);
  color: var(--brass);
  font-size: var(--t-small);
  font-weight: 600;
`;
const Fold = styled.button`
  border: 0;
  background: none;
  font: inherit;
  text-align: start;
  cursor: pointer;

  > span:first-of-type {
    flex: 1;
  }
  &[aria-expanded='true'] > :last-child {
    rotate: 180deg;
  }
`;

interface Menu {
  /** Set if the menu closes on navigation: the page then replaces the menu's history entry. */
  onNavigate?: () => void;
  /** Lists the parts of every page, not only those of the page that is open. */
  listsParts?: boolean;
}

/** The pages of the dashboard menu under their headings; the context determines their look. */
export function DashboardLinks({ groups, ...menu }: Menu & { groups: readonly DashboardGroup[] }) {
  const headings = useId();
  // A client has one group, which needs no name.
  if (groups.length === 1)
    return groups.map((group) => (
      <Group key={group.heading}>
        <Pages group={group} {...menu} />
      </Group>
    ));
  return groups.map((group, index) => {
    const id = `${headings}-${index}`;
    return (
      <Group key={group.heading} role="group" aria-labelledby={id}>
        {group.icon ? (
          <FoldedPages id={id} icon={group.icon} group={group} {...menu} />
        ) : (
          <>
            <Heading id={id}>{group.heading}</Heading>
            <Pages group={group} {...menu} />
          </>
        )}
      </Group>
    );
  });
}

/**
 * The pages of a group behind a button with its name, and the number of waiting items. The group opens
 * automatically with one of its pages.
 */
function FoldedPages({
  id,
  icon,
  group,
  ...menu
}: Menu & { id: string; icon: LucideIcon; group: DashboardGroup }) {
  const { pathname } = useLocation();
  const isHere = pagesOf(group).some((page) => isAt(pathname, page));
  const [wasHere, setWasHere] = useState(isHere);
  const [isOpen, setOpen] = useState(isHere);
  if (isHere !== wasHere) {
    setWasHere(isHere);
    if (isHere) setOpen(true);
  }
  return (
    <>
      <Fold id={id} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon of={icon} />
        <span>{group.heading}</span>
        {!isOpen && pagesOf(group).map(({ path, Count }) => Count && <Count key={path} />)}
        <Icon of={ChevronDown} size={16} />
      </Fold>
      {isOpen && <Pages group={group} {...menu} />}
    </>
  );
}

function Pages({ group, listsParts = false, onNavigate }: Menu & { group: DashboardGroup }) {
  const { pathname } = useLocation();
  const navigate = onNavigate && { onNavigate };
  return group.pages.map((page) => {
    const { parts = [] } = page;
    const isOpen = listsParts || [page, ...parts].some((each) => isAt(pathname, each));
    return (
      <Fragment key={page.path}>
        <DashboardLink page={page} {...navigate} />
        {isOpen && parts.map((part) => <DashboardLink key={part.path} page={part} isPart {...navigate} />)}
      </Fragment>
    );
  });
}

/** One page of the menu: its sign, its name, and how much waits there. */
export function DashboardLink({
  page: { label, short = label, path, icon, Count },
  isPart = false,
  isShort = false,
  onNavigate,
}: {
  page: DashboardPage;
  isPart?: boolean;
  /** True where little room is for its name. */
  isShort?: boolean;
  onNavigate?: () => void;
}) {
  return (
    <NavLink
      to={path}
      end={path === paths.dashboard}
      data-part={isPart || undefined}
      onClick={onNavigate}
      replace={!!onNavigate}
    >
      <Icon of={icon} />
      <span>{isShort ? short : label}</span>
      {Count && <Count />}
    </NavLink>
  );
}
