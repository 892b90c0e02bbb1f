import { MapPin } from 'lucide-react';
import styled from 'styled-components';
import { useSalon } from '../../../api/use-salon';
import { useTextMark, useTexts } from '../../../api/use-texts';
import { paths } from '../../../lib/paths';
import { pictureSources } from '../../../lib/picture-sources';
import type { Theme } from '../../../lib/theme';
import { LinkButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Icon } from '../../../ui/icon';
import { ThemeOnly } from '../../../ui/theme-only';
import { Container } from '../../../ui/container';
import { below, from } from '../../../ui/media';
import { Picture, type OwnPicture } from '../../../ui/picture';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';

const narrow = below('lg');
/** A tablet held upright: the picture is still below the words, but they have room for two long lines. */
// eslint-disable-next-line words/spoken-english -- a media query
const upright = `${from('sm')} and ${below('lg')}`;

const Stage = styled.section`
  position: relative;
  overflow: hidden;
  background: var(--hero);

  @media ${narrow} {
    display: flex;
    flex-direction: column-reverse;
  }
`;
const Art = styled.div`
  height: clamp(520px, 56vw, 760px);
  display: flex;
  justify-content: flex-end;

  picture {
    width: min(100%, 1500px);
    /* On a wide screen the picture ends before the window does: its left side melts into the ground. */
    mask-image: linear-gradient(to right, transparent, #000 18%);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 100% 40%;
  }
  /* The face looks at the text, which is on the other side there. */
  [dir='rtl'] & {
    picture {
      mask-image: linear-gradient(to left, transparent, #000 18%);
    }
    img {
      object-position: 0 40%;
    }
    img[alt=''] {
      object-position: 100% 40%;
      transform: scaleX(-1);
    }
  }
  @media ${narrow} {
    height: clamp(320px, 96vw, 640px);

    &&& picture {
      width: 100%;
      mask-image: none;
    }
    &&& img {
      object-position: 50% 12%;
    }
  }
  @media ${upright} {
    height: 80vw;
  }
`;
/** The left part of the owner's picture is unknown, and the headline must be readable there. */
const OwnArt = styled(ThemeOnly)`
  @media ${from('lg')} {
    && picture {
      mask-image: linear-gradient(to right, transparent 18%, #000 64%);
    }
    [dir='rtl'] && picture {
      mask-image: linear-gradient(to left, transparent 18%, #000 64%);
    }
  }
`;
const Copy = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;

  h1 {
    /* Four lines in every language, and never less than its longest word. */
    width: min-content;
    min-width: 14.5ch;
    max-width: 100%;
    font-size: clamp(min(2.3rem, 11.4vw), 4.3vw, 3.9rem);
    letter-spacing: 0.015em;
  }
  @media ${from('lg')} {
    h1:lang(en) {
      min-width: 10.5ch;
    }
    /* Its longest word would reach into the picture. */
    h1:lang(de) {
      min-width: 10.5ch;
      font-size: clamp(2.1rem, 3.7vw, 3.35rem);
    }
  }
  p {
    max-width: 27ch;
    margin: 20px 0 28px;
    color: var(--text-2);
    font-size: var(--t-lead);
  }
  @media ${narrow} {
    position: static;
    padding-block: 40px 32px;
  }
  @media ${upright} {
    padding-block: 56px 44px;

    && h1 {
      width: auto;
      font-size: clamp(2.6rem, 6.6vw, 3.5rem);
    }
    p {
      max-width: none;
    }
  }
`;
/** The salon's address in a phone's first view; the header says whether it is open. */
const Place = styled.p`
  display: none;

  @media ${narrow} {
    && {
      display: flex;
      align-items: baseline;
      gap: var(--s-2);
      margin: -12px 0 24px;
      font-size: 1rem;
    }
    svg {
      flex: none;
      align-self: center;
      color: var(--brass);
    }
  }
`;
const Actions = styled(ButtonRow)`
  /* One thing to do in the first view: the services follow below. */
  @media ${below('sm')} {
    > :nth-child(2) {
      display: none;
    }
  }

  @media ${from('lg')} {
    /* Beside each other as long as they stay clear of the face. */
    max-width: min(24rem, 39vw);
  }
`;

/** One theme's picture, tall on a phone and wide elsewhere. Lazy, so that only the visible one is loaded. */
function HeroPicture({ theme, own }: { theme: Theme; own: OwnPicture | null }) {
  if (own)
    return (
      <OwnArt $theme={theme}>
        <Picture src={own.src} own={own} kind="hero" sizes="100vw" alt={own.alt} loading="lazy" isFirst />
      </OwnArt>
    );
  const wide = pictureSources(`/pictures/hero-${theme}-0671a300-1200.webp`, 'hero');
  const tall = pictureSources(`/pictures/hero-mobile-${theme}-0671a300-800.webp`, 'heroMobile');
  if (!wide || !tall) return null;
  const narrowly = { media: narrow, sizes: '100vw', width: tall.width, height: tall.height };
  return (
    <ThemeOnly $theme={theme}>
      <picture>
        <source type="image/avif" srcSet={tall.avif} {...narrowly} />
        <source type="image/webp" srcSet={tall.webp} {...narrowly} />
        <source type="image/avif" srcSet={wide.avif} sizes="100vw" />
        <source type="image/webp" srcSet={wide.webp} sizes="100vw" />
        <img
          src={`/pictures/hero-${theme}-0671a300-1200.webp`}
          width={wide.width}
          height={wide.height}
          alt=""
          loading="lazy"
          fetchPriority="high"
        />
      </picture>
    </ThemeOnly>
  );
}

/** The first screen: the salon's picture, its headline, and the button to book. */
export function Hero() {
  const words = useWords(publicSite);
  const text = useTexts();
  const mark = useTextMark();
  const { data: salon } = useSalon();
  const { light = null, night = null } = salon?.hero ?? {};
  const place = [salon?.address.street, salon?.address.city].filter(Boolean).join(', ');
  return (
    <Stage aria-labelledby="headline">
      <Art>
        <HeroPicture theme="light" own={light} />
        {/* At night, the owner's day picture is better than our night picture. */}
        <HeroPicture theme="night" own={night ?? light} />
      </Art>
      <Copy>
        <Container>
          <h1 id="headline" {...mark('hero.headline')}>
            {text('hero.headline')}
          </h1>
          <p {...mark('hero.intro')}>{text('hero.intro')}</p>
          {place && (
            <Place>
              <Icon of={MapPin} size={18} />
              <bdi>{place}</bdi>
            </Place>
          )}
          <Actions>
            <LinkButton to={paths.book()}>
              <span {...mark('hero.button')}>{text('hero.button')}</span>
            </LinkButton>
            <LinkButton to={paths.allServices()} variant="ghost">
              {words.seeServices()}
            </LinkButton>
          </Actions>
        </Container>
      </Copy>
    </Stage>
  );
}
