import styled from 'styled-components';
import { below } from '../../../ui/media';
import type { Figure } from './models';
import { FigureBefore } from './figure-before';
import { FigureLink } from './figure-link';
import type { ReportAddress, Rows } from './report-address';
import type { ReportTexts } from './use-report-texts';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 172px), 1fr));
  gap: var(--s-3);

  > div {
    display: grid;
    align-content: start;
    gap: 4px;
    padding: var(--s-4);
    border: 1px solid var(--border);
    border-radius: var(--r-3);
    background: var(--surface);
    min-width: 0;
  }
  > div[data-first] {
    grid-column: span 2;

    dd:first-of-type {
      font-size: 2.5rem;
    }
  }
  dt {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  dd {
    font: 400 1.625rem/1.25 var(--font-display);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd + dd {
    color: var(--text-2);
    font: 400 var(--t-meta) / 1.4 var(--font-ui);
    font-variant-numeric: tabular-nums;
  }
  @media ${below('xs')} {
    > div[data-first] {
      grid-column: 1 / -1;
    }
  }
  @media print {
    > div {
      border-color: #999;
      break-inside: avoid;
    }
  }
`;

export interface Tile {
  name: string;
  figure: Figure;
  write: (value: number) => string;
  /** Where it leads; left out only of what rows do not add up to, such as averages and rates. */
  rows?: Rows | string;
  /** In place of the figure before. */
  note?: string;
}

/** The figures of a whole period, each beside the one before; the first is the one that matters most. */
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
    <Tiles>
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
    </Tiles>
  );
}
