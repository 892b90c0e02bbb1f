import styled from 'styled-components';
import type { PortfolioItem } from '../../../api/models';
import { markOf } from '../../../api/own-words';
import { below } from '../../../ui/media';
import { Picture } from '../../../ui/picture';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { BookThisLook } from './book-this-look';

const Section = styled.section`
  margin-top: clamp(48px, 7vw, 88px);

  > h2 {
    margin-bottom: var(--s-4);
    font-size: clamp(1.5rem, 2.4vw, 2rem);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-6) var(--s-5);
  }
  @media ${below('lg')} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media ${below('xs')} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  li {
    display: grid;
    justify-items: start;
    align-content: start;
    gap: var(--s-3);
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: var(--r-3);
    background: var(--surface-3);
  }
  h3 {
    font-size: var(--t-h3);
    overflow-wrap: anywhere;
  }
`;

/** A team member's work from the portfolio; nothing without any. */
export function WorkOf({ items }: { items: readonly PortfolioItem[] }) {
  const words = useWords(publicSite);
  const shown = items.filter(({ img }) => img !== '');
  if (shown.length === 0) return null;
  return (
    <Section aria-labelledby="work">
      <h2 id="work">{words.theirWork()}</h2>
      <ul>
        {shown.map((item) => (
          <li key={item._id}>
            <Picture
              src={item.img}
              own={item.picture}
              kind="look"
              sizes={`${below('xs')} 92vw, ${below('lg')} 46vw, 380px`}
              alt={item.picture?.alt ?? ''}
            />
            <h3 {...markOf(item.fallbacks.title)}>{item.title}</h3>
            <BookThisLook item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
