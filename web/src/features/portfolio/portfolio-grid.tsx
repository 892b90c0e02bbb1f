import styled from 'styled-components';
import type { PortfolioItem } from '../../api/models';
import { useTexts } from '../../api/use-texts';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { below, from } from '../../ui/media';
import { Picture } from '../../ui/picture';
import { Skeleton } from '../../ui/skeleton';

const GridContainer = styled.div`
  container-type: inline-size;
`;
/** One column, two, four (spec §2, Portfolio). */
const Grid = styled.div`
  display: grid;
  gap: var(--s-7) var(--s-5);
  grid-template-columns: minmax(0, 1fr);
  margin-top: var(--s-7);

  @media ${from('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${from('xl')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const Works = styled.ul`
  display: contents;
`;
/** How many columns nothing stands in yet, in a grid of so many; all of them when the last row is full. */
const restOf = (works: number, columns: number) => columns - (works % columns);
/** Fills what the last row leaves, as high as the pictures beside it. */
const Next = styled.div<{ $works: number }>`
  display: grid;
  align-self: start;
  justify-items: start;
  align-content: center;
  gap: var(--s-3);
  padding: clamp(28px, 4vw, 56px);
  border-radius: var(--r-3);
  background: var(--surface-2);

  h2 {
    font-size: clamp(1.5rem, 2.6vw, 2.25rem);
    line-height: 1.15;
  }
  p {
    max-width: 40ch;
    color: var(--text-2);
  }
  a {
    margin-top: var(--s-3);
  }
  @media ${from('sm')} {
    grid-column: span ${({ $works }) => restOf($works, 2)};
    ${({ $works }) => $works % 2 !== 0 && 'min-height: calc((100cqi - var(--s-5)) / 2 * 1.25);'}
  }
  @media ${from('xl')} {
    grid-column: span ${({ $works }) => restOf($works, 4)};
    min-height: ${({ $works }) => ($works % 4 === 0 ? 'auto' : 'calc((100cqi - 3 * var(--s-5)) / 4 * 1.25)')};
  }
`;
const Work = styled.article`
  display: grid;
  gap: var(--s-2);
  align-content: start;

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: var(--r-3);
    background: var(--surface-3);
  }
  h2 {
    font-size: var(--t-h3);
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  p:last-child {
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
`;
const Subtitle = styled.p`
  margin-top: var(--s-3);
  color: var(--brass);
  font-size: var(--t-small);
  font-weight: 600;
  letter-spacing: 0.14em;
  overflow-wrap: anywhere;
`;

const aboveTheFold = 2;
const blanks = ['1', '2', '3', '4'];

/** The work the salon is proud of: picture, subtitle, title and a few words for each; then the way to a work of one's own. */
export function PortfolioGrid({ items }: { items: readonly PortfolioItem[] }) {
  const text = useTexts();
  return (
    <GridContainer>
      <Grid>
        <Works>
          {items.map(({ _id, img, picture, subtitle, title, description }, position) => (
            <li key={_id}>
              <Work>
                {img && (
                  <Picture
                    src={img}
                    own={picture}
                    kind="look"
                    sizes={`${below('sm')} 92vw, ${below('xl')} 46vw, 290px`}
                    alt={picture?.alt ?? ''}
                    isFirst={position < aboveTheFold}
                  />
                )}
                {subtitle && <Subtitle>{subtitle}</Subtitle>}
                <h2>{title}</h2>
                <p>{description}</p>
              </Work>
            </li>
          ))}
        </Works>
        <Next $works={items.length}>
          <h2>The next one is yours</h2>
          <p>Choose a service, a team member and a time that suits you.</p>
          <LinkButton to={paths.book()}>{text('hero.button')}</LinkButton>
        </Next>
      </Grid>
    </GridContainer>
  );
}

export function PortfolioGridSkeleton() {
  return (
    <Grid aria-hidden>
      {blanks.map((blank) => (
        <Skeleton key={blank} $height="360px" />
      ))}
    </Grid>
  );
}
