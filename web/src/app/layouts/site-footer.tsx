import { lazy, Suspense, type FunctionComponent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { useSalon } from '../../api/use-salon';
import { useTextMark, useTexts } from '../../api/use-texts';
import { paths } from '../../lib/paths';
import { phoneUrl, whatsAppUrl } from '../../lib/phone-url';
import { Container } from '../../ui/container';
import { Later } from '../../ui/later';
import { below } from '../../ui/media';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';
import { Brand } from './brand';
import { LanguageLinks } from './language-links';
import { footerLinksIn, footerPagesIn, isSitePage } from './site-navigation';
import { FacebookIcon, InstagramIcon, PinterestIcon, TikTokIcon, XIcon, YouTubeIcon } from './social-icons';

// Not among the scripts of all pages, as the rest of the footer is.
const RouteLink = lazy<FunctionComponent<{ salon: Salon }>>(() =>
  import('../../features/site/salon/route-link').then(
    (part) => ({ default: part.RouteLink }),
    () => ({ default: () => null }),
  ),
);

const networks = {
  instagram: { label: 'Instagram', Icon: InstagramIcon },
  facebook: { label: 'Facebook', Icon: FacebookIcon },
  pinterest: { label: 'Pinterest', Icon: PinterestIcon },
  tiktok: { label: 'TikTok', Icon: TikTokIcon },
  youtube: { label: 'YouTube', Icon: YouTubeIcon },
  x: { label: 'X', Icon: XIcon },
};

/** Shown until the owner has entered the salon's own; like the footer's other links, they lead home (spec §2). */
const defaultNetworks = [networks.instagram, networks.facebook, networks.pinterest];

const Footer = styled.footer`
  margin-top: auto;
  padding-block: clamp(40px, 6vw, 72px) var(--s-5);
  background: var(--surface-2);
  border-top: 1px solid var(--border);

  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media print {
    display: none;
  }
`;
const Columns = styled.div`
  display: grid;
  gap: var(--s-6) var(--s-7);
  grid-template-columns: minmax(240px, 1.6fr) repeat(3, minmax(140px, 1fr));

  @media ${below('xl')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${below('sm')} {
    /* Two columns, or one where text is much larger. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
    gap: var(--s-6) var(--s-4);

    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  h2 {
    font: 600 var(--t-meta) / 1.4 var(--font-ui);
    color: var(--text);
    margin-bottom: var(--s-2);
  }
`;
const Address = styled.address`
  margin-top: var(--s-3);
  font-style: normal;
  color: var(--text-2);

  p + p {
    margin-top: var(--s-3);
  }
  p:empty {
    display: none;
  }
  span {
    display: block;
  }
  a {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 28px;
    overflow-wrap: anywhere;
  }
`;
const LinkList = styled.ul`
  color: var(--text-2);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
  }
`;
const Socials = styled.ul`
  display: flex;
  gap: var(--s-2);
  margin-inline-start: -11px;

  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    color: var(--text-2);
  }
  a:hover {
    background: var(--surface-3);
    color: var(--text);
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-6);
  margin-top: var(--s-6);
  padding-top: var(--s-4);
  border-top: 1px solid var(--border);
  font-size: var(--t-meta);
  color: var(--text-2);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-5);
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
`;

/** An address as on an envelope, without empty lines for missing parts. */
const linesOf = ({ street, postalCode, city, country }: Salon['address']): string[] =>
  [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean);

/** The footer of public pages: address, contact details, links to the home page, and a row of pages. */
export function SiteFooter() {
  const words = useWords(shell);
  const { data: salon } = useSalon();
  const { pathname } = useLocation();
  const text = useTexts();
  const mark = useTextMark();
  return (
    <Later as={Footer}>
      <Container>
        <Columns>
          <div>
            <Brand />
            {salon && (
              <Address>
                <p>
                  {linesOf(salon.address).map((line) => (
                    <span key={line}>
                      <bdi>{line}</bdi>
                    </span>
                  ))}
                </p>
                <p>
                  {salon.phone && (
                    <a href={phoneUrl(salon.phone)} dir="ltr">
                      {salon.phone}
                    </a>
                  )}
                  {salon.whatsapp && (
                    <a href={whatsAppUrl(salon.whatsapp)} rel="noopener noreferrer">
                      <bdi>{words.whatsapp()}</bdi>
                    </a>
                  )}
                  {salon.email && (
                    <a href={`mailto:${salon.email}`} dir="ltr">
                      {salon.email}
                    </a>
                  )}
                  {isSitePage(pathname) && (
                    <Suspense>
                      <RouteLink salon={salon} />
                    </Suspense>
                  )}
                </p>
              </Address>
            )}
          </div>
          {footerLinksIn(words).map(({ heading, labels }) => (
            <nav key={heading} aria-label={text(heading)}>
              <h2>{text(heading)}</h2>
              <LinkList>
                {labels.map((label) => (
                  <li key={label}>
                    <Link to={paths.home}>{label}</Link>
                  </li>
                ))}
              </LinkList>
            </nav>
          ))}
          <nav aria-label={words.social()}>
            <h2 {...mark('footer.social')}>{text('footer.social')}</h2>
            <Socials>
              {salon && salon.socials.length > 0
                ? salon.socials.map(({ network, url }) => {
                    const { label, Icon } = networks[network];
                    return (
                      <li key={network}>
                        <a href={url} aria-label={label} title={label} rel="noopener noreferrer">
                          <Icon />
                        </a>
                      </li>
                    );
                  })
                : defaultNetworks.map(({ label, Icon }) => (
                    <li key={label}>
                      <Link to={paths.home} aria-label={label} title={label}>
                        <Icon />
                      </Link>
                    </li>
                  ))}
            </Socials>
          </nav>
        </Columns>
        <Foot>
          <p>
            © {salon?.name ?? words.theSalon()}. <span {...mark('footer.note')}>{text('footer.note')}</span>
          </p>
          <LanguageLinks />
          <nav aria-label={words.thisSite()}>
            <ul>
              {footerPagesIn(words).map((page) => (
                <li key={page.path}>
                  <Link to={page.path}>{'label' in page ? page.label : text(page.heading)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </Foot>
      </Container>
    </Later>
  );
}
