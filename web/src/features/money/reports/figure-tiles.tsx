import styled from 'styled-components';
import { below } from '../../../ui/media';
import { Tiles } from '../../../ui/tiles';
import type { Figure } from './models';
import { FigureBefore } from './figure-before';
import { FigureLink } from './figure-link';
import type { ReportAddress, Rows } from './report-address';
import type { ReportTexts } from './use-report-texts';

const Figures = styled(Tiles)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 172px), 1fr));

  dt + dd {
    font-size: 1.625rem;
  }
  > div[data-first] {
    grid-column: span 2;

    dd:first-of-type {
      font-size: 2.5rem;
    }
  }
  @media ${below('xs')} {
    > div[data-first] {
      grid-column: 1 / -1;
    }
  }
`;

export interface Tile {
  name: string;
  figure: Figure;
  write: (value: number) => string;
  /** The link's target; left out only if rows don't add up to it, such as for averages and rates. */
  rows?: Rows | string;
  /** Replaces the previous figure. */
  note?: string;
}

/** The figures of a whole period, each with the previous one; the first is the most important. */
export function FigureTiles({
  tiles,
  texts,
  address,
}: {
  tiles: readonly Tile[];
  texts: ReportTexts;
  address: ReportAddress;
}) {
  const { words } = texts;
  return (
    <Figures>
      {tiles.map(({ name, figure, write, rows, note }, index) => {
        const value = figure.now === null ? words.notKnown() : write(figure.now);
        return (
          <div key={name} data-first={index === 0 || undefined}>
            <dt>{name}</dt>
            <dd>
              {rows && figure.now !== null ? (
                <FigureLink name={name} value={value} address={address} rows={rows} />
              ) : figure.now === null ? (
                '–'
              ) : (
                value
              )}
            </dd>
            <dd>
              {note ?? (
                <FigureBefore
                  {...{ name, write, texts, address }}
                  value={figure.before}
                  rows={typeof rows === 'string' ? undefined : rows}
                />
              )}
            </dd>
          </div>
        );
      })}
    </Figures>
  );
}
