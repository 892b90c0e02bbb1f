import { markOf } from '../../../api/own-words';
import styled, { css } from 'styled-components';
import type { PortfolioItem } from '../../../api/models';
import { useTextMark, useTexts } from '../../../api/use-texts';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { below, from } from '../../../ui/media';
import { Picture } from '../../../ui/picture';
import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { Muted } from '../../../ui/text';
import { publicSite } from '../../../words/public-site.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { BookThisLook } from './book-this-look';
import { closeUp, heightRatio } from './close-up';

const GridContainer = styled.div`
  container-type: inline-size;
`;
/** One, two or four columns (spec §2, Portfolio). Each work takes two rows: its picture, and its text. */
const Grid = styled.div<{ $rest2?: number; $rest4?: number }>`
  --column: 100cqi;
  display: grid;
  column-gap: var(--s-5);
  grid-template-columns: minmax(0, 1fr);
  margin-top: var(--s-7);

  @media ${from('sm')} {
    --column: (100cqi - var(--s-5)) / 2;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-bottom: calc(${({ $rest2 = 0 }) => up($rest2)} - var(--s-5));
  }
  @media ${from('xl')} {
    --column: (100cqi - 3 * var(--s-5)) / 4;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin-bottom: calc(${({ $rest4 = 0 }) => up($rest4)} - var(--s-5));
  }
`;
/** Moves up by this many column widths. */
const up = (columns: number) => `calc(-${columns.toFixed(4)} * (var(--column)))`;
/** Moves an item without moving what follows the grid. */
const moved = (in2: number, in4: number) => css`
  @supports (grid-template-rows: subgrid) {
    position: relative;

    @media ${from('sm')} {
      top: ${up(in2)};
    }
    @media ${from('xl')} {
      top: ${up(in4)};
    }
  }
`;
const Works = styled.ul`
  display: contents;

  > li {
    display: contents;
  }
`;
/** The number of empty columns in the last row; all of them if it is full. */
const restOf = (works: number, columns: number) => columns - (works % columns);
/** Fills the rest of the last row, as high as the pictures next to it. */
const Next = styled.div<{ $works: number; $in2: number; $in4: number }>`
  display: grid;
  grid-row: span 2;
  align-self: start;
  justify-items: start;
  align-content: center;
  gap: var(--s-3);
  margin-bottom: var(--s-5);
  padding: clamp(28px, 4vw, 56px);
  border-radius: var(--r-3);
  background: var(--surface-2);
  ${({ $in2, $in4 }) => moved($in2, $in4)}

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
    ${({ $works }) => $works % 2 !== 0 && 'min-height: calc((var(--column)) * 1.25);'}
  }
  @media ${from('xl')} {
    grid-column: span ${({ $works }) => restOf($works, 4)};
    min-height: ${({ $works }) => ($works % 4 === 0 ? 'auto' : 'calc((var(--column)) * 1.25)')};
  }
`;
const Work = styled.article`
  display: grid;
  grid-row: span 2;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
`;
const Shown = styled.div<{ $ratio: number; $in2: number; $in4: number }>`
  align-self: start;
  ${({ $in2, $in4 }) => moved($in2, $in4)}

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1 / ${({ $ratio }) => $ratio.toFixed(4)};
    object-fit: cover;
    border-radius: var(--r-3);
    background: var(--surface-3);
  }
`;
/** The picture, with the earlier one in its corner. */
const View = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  border-radius: var(--r-3);
`;
const Before = styled.span`
  position: absolute;
  inset-block-end: var(--s-3);
  inset-inline-end: var(--s-3);
  overflow: hidden;
  width: 32%;
  border: 3px solid var(--surface);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  color: var(--text);
  font-size: var(--t-small);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;

  && img {
    display: block;
    aspect-ratio: 1;
    object-position: top;
    border-radius: calc(var(--r-2) - 3px) calc(var(--r-2) - 3px) 0 0;
  }
  > span {
    display: block;
    padding: 5px 4px 3px;
    overflow-wrap: anywhere;
  }
`;
const Words = styled.div<{ $in2: number; $in4: number }>`
  display: grid;
  gap: var(--s-2);
  align-content: start;
  justify-items: start;
  margin-block: var(--s-5) var(--s-7);
  ${({ $in2, $in4 }) => moved($in2, $in4)}

  h2 {
    font-size: var(--t-h3);
    line-height: 1.2;
  }
  h2,
  p {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  a {
    margin-top: var(--s-2);
  }
`;
const Subtitle = styled.p`
  color: var(--brass);
  font-size: var(--t-small);
  font-weight: 600;
  letter-spacing: 0.14em;
`;

const ABOVE_THE_FOLD = 2;
const blanks = ['1', '2', '3', '4'];

/** The portfolio: picture, subtitle, title and a short text for each work, then a call to book. */
export function PortfolioGrid({
  items,
  nameOf,
  onOpen,
}: {
  items: readonly PortfolioItem[];
  /** The team member whose work it is; null without anyone who can be booked. */
  nameOf: (item: PortfolioItem) => string | null;
  /** Shows a work in full. */
  onOpen: (id: string) => void;
}) {
  const words = useWords(publicSite);
  const text = useTexts();
  const mark = useTextMark();
  const ratios = items.map((item) => (item.img ? heightRatio(item) : 0));
  const in2 = closeUp(ratios, 2);
  const in4 = closeUp(ratios, 4);
  return (
    <GridContainer>
      <Grid $rest2={in2.rest} $rest4={in4.rest}>
        <Works>
          {items.map((item, position) => {
            const { _id, img, picture, before, width, height, subtitle, title, description, fallbacks } =
              item;
            const name = nameOf(item);
            const [two, four] = [in2.works[position], in4.works[position]];
            return (
              <li key={_id}>
                <Work>
                  <Shown $ratio={ratios[position] || 1} $in2={two?.picture ?? 0} $in4={four?.picture ?? 0}>
                    {img && (
                      <View type="button" aria-haspopup="dialog" onClick={() => onOpen(_id)}>
                        <VisuallyHidden>
                          {before ? words.viewBoth({ title }) : words.viewLarger({ title })}
                        </VisuallyHidden>
                        <Picture
                          src={img}
                          own={picture}
                          kind="look"
                          size={width && height ? { width, height } : undefined}
                          sizes={`${below('sm')} 92vw, ${below('xl')} 46vw, 290px`}
                          alt={picture?.alt ?? ''}
                          isFirst={position < ABOVE_THE_FOLD}
                        />
                        {before && (
                          <Before>
                            <Picture
                              src={before.img}
                              own={before.picture}
                              kind="look"
                              sizes={`${below('sm')} 30vw, 150px`}
                              alt={before.picture?.alt ?? ''}
                            />
                            <span>{words.before()}</span>
                          </Before>
                        )}
                      </View>
                    )}
                  </Shown>
                  <Words $in2={two?.words ?? 0} $in4={four?.words ?? 0}>
                    {subtitle && <Subtitle {...markOf(fallbacks.subtitle)}>{subtitle}</Subtitle>}
                    <h2 {...markOf(fallbacks.title)}>{title}</h2>
                    {description && <Muted {...markOf(fallbacks.description)}>{description}</Muted>}
                    {name && <Muted>{inSentence(words.workBy, { name: <bdi>{name}</bdi> })}</Muted>}
                    <BookThisLook item={item} />
                  </Words>
                </Work>
              </li>
            );
          })}
        </Works>
        <Next $works={items.length} $in2={in2.next} $in4={in4.next}>
          <h2>{words.nextIsYours()}</h2>
          <p>{words.nextIsYoursText()}</p>
          <LinkButton to={paths.book()}>
            <span {...mark('hero.button')}>{text('hero.button')}</span>
          </LinkButton>
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
