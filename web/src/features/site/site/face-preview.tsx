import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { Card } from '../../../ui/card';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { useWords } from '../../../words/use-words';
import type { Logo } from './face-draft';

type Tones = NonNullable<Salon['face']['tones']>;
type Theme = 'light' | 'night';

interface Colours {
  bg: string;
  surface: string;
  border: string;
  ink: string;
  text2: string;
  accent: string;
  onAccent: string;
}

/** The grounds and texts of both themes, and the app's own accents, as in tokens.css: a page has only one theme. */
const themes: Record<Theme, Colours> = {
  light: {
    bg: '#fbf8f4',
    surface: '#ffffff',
    border: '#dfd3c7',
    ink: '#241a1e',
    text2: '#5a4b4e',
    accent: '#7a2540',
    onAccent: '#fff9f5',
  },
  night: {
    bg: '#151013',
    surface: '#1d171a',
    border: '#3b3136',
    ink: '#f6eee8',
    text2: '#cfc2bc',
    accent: '#edbbac',
    onAccent: '#2b121b',
  },
};

const Themes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: var(--s-4);
`;
const Pane = styled.div<{ $colours: Colours }>`
  --p-bg: ${({ $colours }) => $colours.bg};
  --p-surface: ${({ $colours }) => $colours.surface};
  --p-border: ${({ $colours }) => $colours.border};
  --p-text: ${({ $colours }) => $colours.ink};
  --p-text-2: ${({ $colours }) => $colours.text2};
  --p-accent: ${({ $colours }) => $colours.accent};
  --p-on-accent: ${({ $colours }) => $colours.onAccent};
  display: grid;
  align-content: start;
  gap: var(--s-4);
  padding: var(--s-4);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--p-bg);
  color: var(--p-text);
  min-width: 0;
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  min-width: 0;
`;
const Header = styled(Row)`
  padding-bottom: var(--s-3);
  border-bottom: 1px solid var(--p-border);
`;
const Name = styled.span`
  font: 400 1.25rem/1.2 var(--font-display);
  overflow: hidden;
  overflow-wrap: anywhere;
  max-height: 2lh;
`;
const Press = styled.span`
  flex: none;
  padding: 10px 18px;
  border-radius: var(--r-full);
  background: var(--p-accent);
  color: var(--p-on-accent);
  font-weight: 600;
`;
const Letter = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  padding: var(--s-4);
  border: 1px solid var(--p-border);
  border-radius: var(--r-2);
  background: var(--p-surface);
  color: var(--p-text-2);
  font-size: var(--t-meta);
  text-align: center;
`;
const LinkLike = styled.span`
  color: var(--p-accent);
  text-decoration: underline;
`;
const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 1px solid var(--p-accent);
  border-radius: var(--r-full);
  color: var(--p-accent);
  font: 400 1rem/1 var(--font-display);
`;
const AppIcon = styled.span<{ $isPictured: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 56px;
  padding: 8px;
  border-radius: 13px;
  background: ${({ $isPictured }) => ($isPictured ? '#ffffff' : 'var(--p-accent)')};
  color: var(--p-on-accent);
  font: 400 1.25rem/1 var(--font-display);
  box-shadow: 0 0 0 1px var(--p-border);

  img {
    max-width: 100%;
    max-height: 100%;
  }
`;
const ShareCard = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  gap: 6px;
  aspect-ratio: 1200 / 630;
  max-width: 220px;
  padding: var(--s-3) var(--s-4);
  border-inline-start: 5px solid var(--p-accent);
  border-radius: var(--r-1);
  background: #fbf8f4;
  color: #241a1e;
  font: 400 1.0625rem/1.2 var(--font-display);
  overflow: hidden;

  &::after {
    content: '';
    width: 28px;
    height: 2px;
    background: var(--p-accent);
  }
  img {
    max-width: 100%;
    max-height: 34px;
  }
`;
const LogoPicture = styled.img`
  max-width: 190px;
  max-height: 38px;
  min-width: 0;
`;

/** Header, button, email, app icon and share card in both themes, with what is chosen but not saved. */
export function FacePreview({
  salon,
  logo,
  tones,
}: {
  salon: Salon;
  logo: Logo | null;
  tones: Tones | null;
}) {
  const words = useWords(book);
  return (
    <Card as="section" aria-labelledby="site-face-preview">
      <h2 id="site-face-preview">{words.howItLooks()}</h2>
      <Themes>
        <PreviewIn theme="light" name={words.byDay()} {...{ salon, logo, tones }} />
        <PreviewIn theme="night" name={words.byNight()} {...{ salon, logo, tones }} />
      </Themes>
    </Card>
  );
}

function PreviewIn({
  theme,
  name,
  salon,
  logo,
  tones,
}: {
  theme: Theme;
  name: string;
  salon: Salon;
  logo: Logo | null;
  tones: Tones | null;
}) {
  const words = useWords(book);
  const colours = {
    ...themes[theme],
    ...(tones && { accent: tones[theme].accent, onAccent: tones[theme].onAccent }),
  };
  const mark = logo ? (
    <LogoPicture src={logo[theme]} alt="" />
  ) : (
    salon.face.initials !== '' && <Initials aria-hidden>{salon.face.initials}</Initials>
  );
  return (
    <Pane role="group" aria-label={name} $colours={colours}>
      <Header>
        <Row>
          {mark}
          {!logo && <Name>{salon.name}</Name>}
        </Row>
        <Press>{words.previewButton()}</Press>
      </Header>
      <Letter>
        {mark}
        {!logo && <Name>{salon.name}</Name>}
        <span>{words.previewEmail()}</span>
        <LinkLike>{words.previewLink()}</LinkLike>
      </Letter>
      {theme === 'light' && (
        <Row>
          <AppIcon $isPictured={logo !== null} role="img" aria-label={words.previewIcon()}>
            {logo ? <img src={logo.light} alt="" /> : salon.face.initials}
          </AppIcon>
          <ShareCard role="img" aria-label={words.previewCard()}>
            {logo && <img src={logo.light} alt="" />}
            {salon.name}
          </ShareCard>
        </Row>
      )}
    </Pane>
  );
}
