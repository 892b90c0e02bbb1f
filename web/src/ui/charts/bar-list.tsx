import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { below } from '../media';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(88px, 34%) minmax(40px, 1fr) auto auto;
  gap: 0 var(--s-3);

  @media ${below('sm')} {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;

  a {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    row-gap: 2px;
    align-items: center;
    min-height: 36px;
    margin-inline: calc(-1 * var(--s-2));
    padding-inline: var(--s-2);
    border-radius: var(--r-1);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: var(--surface-2);
  }
  b {
    grid-area: 1 / 1;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  strong {
    grid-area: 1 / 3;
    font-weight: 600;
    text-align: end;
    white-space: nowrap;
  }
  small {
    grid-area: 1 / 4;
    color: var(--text-2);
    font-size: var(--t-small);
    text-align: end;
    white-space: nowrap;
  }
  @media ${below('sm')} {
    a {
      grid-template-rows: auto 10px;
      min-height: 52px;
      align-content: center;
    }
    strong {
      grid-column: 2;
    }
    small {
      grid-column: 3;
    }
  }
  @media print {
    a::after {
      content: none;
    }
  }
`;
const Track = styled.span`
  position: relative;
  grid-area: 1 / 2;
  height: 10px;
  border-radius: 3px;
  background: var(--surface-2);
  forced-color-adjust: none;

  i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-radius: 3px;
    background: var(--star);
  }
  i[data-open] {
    border: 1px dashed var(--star);
    background: color-mix(in srgb, var(--star) 20%, var(--surface));
  }
  u {
    position: absolute;
    inset-block: -3px;
    width: 2px;
    margin-inline-start: -1px;
    background: var(--text);
  }
  @media ${below('sm')} {
    grid-area: 2 / 1 / auto / -1;
    height: 8px;
  }
  @media (forced-colors: active) {
    background: Canvas;
    outline: 1px solid GrayText;

    i {
      background: CanvasText;
    }
    i[data-open] {
      border-color: CanvasText;
      background: Canvas;
    }
    u {
      background: Highlight;
    }
  }
  @media print {
    print-color-adjust: exact;
  }
`;

/** A row of bars: a name, how long its bar is, and the figure in words. The row leads to its entries. */
export interface Bar {
  key: string;
  name: string;
  value: number;
  /** The previous period: an upright mark across the bar. */
  before?: number | null;
  /** The value as it is written. */
  text: string;
  /** Behind the value: the change, or the share. */
  end?: ReactNode;
  /** Not final yet. */
  isOpen?: boolean;
  to: string;
  /** The link's label: the name, the figure, and that it leads to rows. */
  label: string;
}

/** The rows, each as long as its value; `most` is what a full bar is. */
export function BarList({ label, bars, most }: { label: string; bars: readonly Bar[]; most?: number }) {
  const full = most ?? Math.max(...bars.flatMap(({ value, before }) => [value, before ?? 0]));
  const share = (value: number) => `${full > 0 ? Math.min(100, Math.max(0, (value / full) * 100)) : 0}%`;
  return (
    <List aria-label={label}>
      {bars.map(({ key, name, value, before, text, end, isOpen, to, label: said }) => (
        <Row key={key}>
          <Link to={to} aria-label={said}>
            <b title={name}>
              <bdi>{name}</bdi>
            </b>
            <Track>
              <i style={{ width: share(value) }} data-open={isOpen || undefined} />
              {before !== undefined && before !== null && before > 0 && (
                <u style={{ insetInlineStart: share(before) }} />
              )}
            </Track>
            <strong>{text}</strong>
            <small>{end}</small>
          </Link>
        </Row>
      ))}
    </List>
  );
}
