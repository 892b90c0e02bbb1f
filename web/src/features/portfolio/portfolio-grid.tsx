import styled from 'styled-components';
import type { PortfolioItem } from '../../api/models';
import { Picture } from '../../ui/picture';
import { Skeleton } from '../../ui/skeleton';

/** One column, two, four (spec §2, Portfolio). */
const Grid = styled.ul`
  display: grid;
  gap: var(--s-7) var(--s-5);
  grid-template-columns: minmax(0, 1fr);
  margin-top: var(--s-7);

  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
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

/** The work the salon is proud of: picture, subtitle, title and a few words for each. */
export function PortfolioGrid({ items }: { items: readonly PortfolioItem[] }) {
  return (
    <Grid>
      {items.map(({ _id, img, picture, subtitle, title, description }, position) => (
        <li key={_id}>
          <Work>
            {img && (
              <Picture
                src={img}
                own={picture}
                kind="look"
                sizes="(max-width: 639px) 92vw, (max-width: 1023px) 46vw, 290px"
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
    </Grid>
  );
}

export function PortfolioGridSkeleton() {
  return (
    <Grid aria-hidden>
      {blanks.map((blank) => (
        <li key={blank}>
          <Skeleton $height="360px" />
        </li>
      ))}
    </Grid>
  );
}
