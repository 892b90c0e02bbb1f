import { LogOut, Plus, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMay } from '../../api/use-may';
import { useSalon } from '../../api/use-salon';
import { useSession } from '../../api/use-session';
import { News } from '../../features/desk/news/news';
import { paths } from '../../lib/paths';
import { Initials } from '../../ui/avatar';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { below, from, LOW } from '../../ui/media';
import { ThemeToggle } from '../../ui/theme-toggle';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { desk } from '../../words/desk.gen';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';
import { hasWordmark, SalonMark } from '../layouts/brand';
import { Greeting } from '../layouts/greeting';
import { LanguageMenu } from '../layouts/language-menu';

const Bar = styled.header`
  grid-area: bar;
  position: sticky;
  @media ${LOW} {
    position: static;
  }
  top: 0;
  z-index: var(--z-header);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  height: var(--bar);
  padding-inline: 14px var(--s-3);
  background: var(--surface);
  border-bottom: 1px solid var(--border);

  @media print {
    display: none;
  }
`;
const Start = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-width: 0;

  /* A long address gives way before the salon's name does. */
  @media ${from('xxl')} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
  }
`;
const End = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: var(--s-1);

  > [data-main] {
    margin-inline: var(--s-2);
  }
  /* A page or new booking with a main button of its own keeps that one alone filled. */
  body:has(main [data-filled], [data-beside] [data-filled]) & > [data-main] {
    border-color: var(--border-strong);
    background: transparent;
    color: var(--text);

    &:hover {
      background: var(--surface-2);
    }
  }
  @media ${below('md')} {
    > [data-main] {
      width: 40px;
      margin-inline: 0;
      padding: 0;
    }
  }
`;
/** Looks like the search field that it opens; on a phone, its icon is enough. */
const Find = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  /* Takes the space that the salon's name leaves. The field shrinks to its minimum before the name is cut. */
  flex: 1 1 0;
  min-width: 120px;
  max-width: 380px;
  height: 32px;
  padding-inline: 10px 6px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--bg);
  color: var(--text-2);
  font-size: var(--t-meta);
  cursor: pointer;

  > svg {
    flex: none;
  }
  > span {
    flex: 1;
    max-height: 1lh;
    overflow: hidden;
    text-align: start;
    overflow-wrap: normal;
  }
  > kbd {
    padding: 0 5px;
    border: 1px solid var(--border);
    border-radius: 4px;
    background: var(--surface-2);
    font: 500 var(--t-small) / 1.25rem var(--font-ui);
    white-space: nowrap;
  }
  @media ${below('xl')} {
    > kbd {
      display: none;
    }
  }
  @media (pointer: coarse) {
    height: 40px;

    > kbd {
      display: none;
    }
  }
  @media ${below('md')} {
    flex: none;
    justify-content: center;
    min-width: 0;
    width: 40px;
    height: 40px;
    margin-inline-start: auto;
    padding: 0;
    border-color: transparent;
    background: none;

    > span {
      position: absolute;
      width: 1px;
      clip-path: inset(50%);
    }
    > kbd {
      display: none;
    }
  }
`;
const HomeLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 28px;
  min-height: 44px;
  font: 400 1.1875rem/1.5rem var(--font-display);
  text-decoration: none;

  > :last-child {
    max-height: 1lh;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;
const Welcome = styled.p`
  min-width: 0;
  max-width: 26rem;
  padding-inline-start: var(--s-3);
  border-inline-start: 1px solid var(--border);
  color: var(--text-2);
  font-size: var(--t-meta);
  /* As many whole words as there is room for. */
  max-height: 1lh;
  overflow: hidden;
  overflow-wrap: anywhere;
`;
const Account = styled(Link)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  text-decoration: none;

  > span {
    width: 32px;
    border: 1px solid var(--border);
    border-radius: 50%;
    aspect-ratio: 1;
    font: 600 0.8125rem/1 var(--font-ui);
  }
`;
/** On a phone, they are in the menu's sheet. */
const WideOnly = styled.div`
  display: contents;

  @media ${below('md')} {
    display: none;
  }
`;
const Label = styled.span`
  @media ${below('md')} {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** The desk's only bar: the salon, the logged-in user, and actions for every page, each one click away. */
export function DeskBar({
  greets,
  onBook,
  onSearch,
  onSignOut,
}: {
  /** True where there is room for the greeting. */
  greets: boolean;
  onBook: () => void;
  onSearch: () => void;
  onSignOut: () => void;
}) {
  const words = useWords(desk);
  const common = useWords(shell);
  const { data: salon } = useSalon();
  const session = useSession();
  const name = session.status === 'signed-in' ? session.user.name || session.user.email : '';
  return (
    <Bar>
      <Start>
        <HomeLink to={paths.home} title={words.theSite()}>
          <SalonMark face={salon?.face} height={28} />
          {salon && hasWordmark(salon.face) ? (
            <VisuallyHidden>{salon.name}</VisuallyHidden>
          ) : (
            <span>{salon?.name ?? common.home()}</span>
          )}
        </HomeLink>
        {greets && (
          <Welcome>
            <Greeting />
          </Welcome>
        )}
      </Start>
      <Find type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K /" onClick={onSearch}>
        <Icon of={Search} size={18} />
        <span>{words.find()}</span>
        <kbd aria-hidden>{words.findKeys()}</kbd>
      </Find>
      <End>
        <WideOnly>
          <LanguageMenu />
          <ThemeToggle />
        </WideOnly>
        {useMay().bookings && (
          <Button size="compact" aria-haspopup="dialog" data-main onClick={onBook}>
            <Icon of={Plus} size={18} /> <Label>{words.newBooking()}</Label>
          </Button>
        )}
        <News />
        <WideOnly>
          <Account to={paths.dashboardAccount} aria-label={common.myAccount()} title={name}>
            <Initials of={name} />
          </Account>
          <IconButton label={common.signOut()} onClick={onSignOut}>
            <Icon of={LogOut} />
          </IconButton>
        </WideOnly>
      </End>
    </Bar>
  );
}
