import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { useSalon } from '../../api/use-salon';
import { useTexts } from '../../api/use-texts';
import { paths } from '../../lib/paths';
import { Container } from '../../ui/container';
import { below } from '../../ui/media';
import { Brand } from './brand';
import { footerLinks } from './site-navigation';
import { CameraMark, CrossMark, FilmMark, LetterMark, NoteMark, PinMark } from './social-icons';

const networks = {
  instagram: { label: 'Instagram', Mark: CameraMark },
  facebook: { label: 'Facebook', Mark: LetterMark },
  pinterest: { label: 'Pinterest', Mark: PinMark },
  tiktok: { label: 'TikTok', Mark: NoteMark },
  youtube: { label: 'YouTube', Mark: FilmMark },
  x: { label: 'X', Mark: CrossMark },
};

/** Shown until the owner has said where the salon is found; like the other links of the foot they lead home (spec §2). */
const UNNAMED = [networks.instagram, networks.facebook, networks.pinterest];

const Band = styled.footer`
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
const Place = styled.address`
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
const List = styled.ul`
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
  margin-left: -11px;

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
const Small = styled.p`
  margin-top: var(--s-6);
  padding-top: var(--s-4);
  border-top: 1px solid var(--border);
  font-size: var(--t-meta);
  color: var(--text-2);
`;

/** An address on an envelope; what the salon has not said leaves no empty line. */
const linesOf = ({ street, postalCode, city, country }: Salon['address']): string[] =>
  [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean);

/** The foot of the public pages: where the salon is, how to reach it, and the way back home. */
export function SiteFooter() {
  const { data: salon } = useSalon();
  const text = useTexts();
  return (
    <Band>
      <Container>
        <Columns>
          <div>
            <Brand />
            {salon && (
              <Place>
                <p>
                  {linesOf(salon.address).map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </p>
                <p>
                  {salon.phone && <a href={`tel:${salon.phone.replace(/[^+\d]/g, '')}`}>{salon.phone}</a>}
                  {salon.email && <a href={`mailto:${salon.email}`}>{salon.email}</a>}
                </p>
              </Place>
            )}
          </div>
          {footerLinks.map(({ heading, labels }) => (
            <nav key={heading} aria-label={text(heading)}>
              <h2>{text(heading)}</h2>
              <List>
                {labels.map((label) => (
                  <li key={label}>
                    <Link to={paths.home}>{label}</Link>
                  </li>
                ))}
              </List>
            </nav>
          ))}
          <nav aria-label="Social">
            <h2>{text('footer.social')}</h2>
            <Socials>
              {salon && salon.socials.length > 0
                ? salon.socials.map(({ network, url }) => {
                    const { label, Mark } = networks[network];
                    return (
                      <li key={network}>
                        <a href={url} aria-label={label} title={label} rel="noopener noreferrer">
                          <Mark />
                        </a>
                      </li>
                    );
                  })
                : UNNAMED.map(({ label, Mark }) => (
                    <li key={label}>
                      <Link to={paths.home} aria-label={label} title={label}>
                        <Mark />
                      </Link>
                    </li>
                  ))}
            </Socials>
          </nav>
        </Columns>
        <Small>
          © {salon?.name ?? 'The salon'}. {text('footer.note')}
        </Small>
      </Container>
    </Band>
  );
}
