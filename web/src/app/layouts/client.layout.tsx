import { useState } from 'react';
import { PanelLeftOpen } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { dashboard } from '../../words/dashboard.gen';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { below } from '../../ui/media';
import { DashboardLinks, MenuLinks } from './dashboard-links';
import { useDashboardGroups } from './dashboard-navigation';
import { DashboardPlace } from './dashboard-place';
import { FactorNotice } from './factor-notice';
import { Greeting } from './greeting';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

const AccountBar = styled.section`
  background: var(--surface-2);
  border-bottom: 1px solid var(--border);

  @media print {
    display: none;
  }
`;
const AccountBarRow = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  min-height: 64px;
  padding-block: var(--s-2);

  p {
    font: 400 1.25rem/1.3 var(--font-display);
    overflow-wrap: anywhere;
  }
`;
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: clamp(24px, 4vw, 56px);
  padding-block: clamp(24px, 4vw, 48px) var(--s-9);
  align-items: start;

  @media ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Sidebar = styled.div`
  position: sticky;
  top: calc(var(--header) + var(--s-5));

  @media ${below('lg')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
const MenuButton = styled.div`
  display: none;

  @media ${below('lg')} {
    display: block;
  }
`;
/** The client's part of the dashboard: the site's header, a greeting, their few pages, and the page itself. */
export function ClientLayout() {
  const words = useWords(dashboard);
  const menu = useWords(shell).dashboard();
  const groups = useDashboardGroups();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <AccountBar aria-label={words.yourAccount()}>
        <AccountBarRow>
          <p>
            <Greeting />
          </p>
          <MenuButton>
            <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
              <Icon of={PanelLeftOpen} /> {words.dashboardMenu()}
            </Button>
          </MenuButton>
        </AccountBarRow>
      </AccountBar>
      <FactorNotice />
      <Columns>
        <Sidebar>
          <MenuLinks aria-label={menu}>
            <DashboardLinks groups={groups} />
          </MenuLinks>
        </Sidebar>
        <main id="main" tabIndex={-1}>
          <DashboardPlace>
            <Outlet />
          </DashboardPlace>
        </main>
      </Columns>
      <Dialog kind="drawer" title={menu} isOpen={isMenuOpen} onClose={closeMenu}>
        <MenuLinks aria-label={menu}>
          <DashboardLinks groups={groups} onNavigate={closeMenu} />
        </MenuLinks>
      </Dialog>
    </>
  );
}
