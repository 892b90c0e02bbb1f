import { type PointerEvent, useState } from 'react';
import styled from 'styled-components';
import { below } from '../media';
import { axisOf, heightOn, labelled, placeOf } from './scale';

const Whole = styled.div<{ $digits: number }>`
  --digits: ${({ $digits }) => $digits}ch;

  color: var(--text-2);
  font-size: var(--t-small);
  line-height: 1rem;
`;
const Plot = styled.div`
  position: relative;
  height: 260px;
  margin-block: var(--s-4) 28px;
  margin-inline: calc(var(--digits) + 8px) var(--s-4);

  @media ${below('sm')} {
    height: 200px;
    margin-inline-end: var(--s-2);
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  /* Days follow each other as the page is read, like those of the diary. */
  [dir='rtl'] & svg {
    scale: -1 1;
  }
  svg * {
    vector-effect: non-scaling-stroke;
  }
  [data-part='grid'] {
    stroke: var(--border);
  }
  [data-part='area'] {
    fill: color-mix(in srgb, var(--star) 13%, transparent);
  }
  [data-part='line'],
  [data-part='before'],
  [data-part='ahead'] {
    fill: none;
    stroke: var(--star);
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  [data-part='before'] {
    stroke: var(--text-3);
    stroke-width: 2;
    stroke-dasharray: 1 5;
  }
  [data-part='ahead'] {
    stroke-width: 2;
    stroke-dasharray: 6 4;
    stroke-linecap: butt;
  }
  [data-part='bar'] {
    fill: color-mix(in srgb, var(--star) 55%, var(--surface));
  }
  @media (forced-colors: active) {
    [data-part='line'],
    [data-part='ahead'] {
      stroke: CanvasText;
    }
    [data-part='before'] {
      stroke: Highlight;
    }
    [data-part='area'] {
      fill: none;
    }
    [data-part='bar'] {
      fill: CanvasText;
    }
    [data-part='grid'] {
      stroke: GrayText;
    }
  }
`;
const Small = styled(Plot)`
  height: 44px;
  margin-block: 0 var(--s-1);
`;
const OnY = styled.span`
  position: absolute;
  inset-inline-end: calc(100% + 8px);
  translate: 0 50%;
  white-space: nowrap;
`;
const OnX = styled.span`
  position: absolute;
  top: calc(100% + 6px);
  white-space: nowrap;
  translate: -50% 0;

  [dir='rtl'] & {
    translate: 50% 0;
  }
  &[data-edge='first'] {
    translate: 0 0;
  }
  &[data-edge='last'] {
    translate: -100% 0;
  }
  [dir='rtl'] &[data-edge='last'] {
    translate: 100% 0;
  }
  @media ${below('sm')} {
    &[data-between] {
      display: none;
    }
  }
`;
const Dot = styled.i`
  position: absolute;
  width: 10px;
  height: 10px;
  margin-inline-start: -5px;
  translate: 0 50%;
  border: 2px solid var(--surface);
  border-radius: 50%;
  background: var(--star);

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;
const AtEnd = styled.b`
  position: absolute;
  padding: 1px 4px;
  border-radius: 4px;
  background: var(--surface);
  color: var(--text);
  font-weight: 600;
  white-space: nowrap;
  translate: -100% -28px;

  [dir='rtl'] & {
    translate: 100% -28px;
  }
  &[data-early] {
    translate: 0 -28px;
  }
  /* Under the line where the dotted one is above it. */
  &[data-below] {
    translate: 8px 8px;
  }
  [dir='rtl'] &[data-below] {
    translate: -8px 8px;
  }
`;
const Cursor = styled.i`
  position: absolute;
  inset-block: 0;
  width: 1px;
  background: var(--border-strong);
  pointer-events: none;
`;

export interface LinePoint {
  /** Under the axis. */
  label: string;
  /** The running total by then; null for future days. */
  now: number | null;
  /** The previous period's total by the same day; null if that period was shorter. */
  before: number | null;
  /** The value booked for the coming days. */
  ahead?: number | null;
  /** The value of the day alone. */
  single: number;
}

/**
 * A running total over the dotted previous period, with single days below on the same axis. Screen readers skip it,
 * because its panel's text and table have the same content.
 */
export function LineChart({
  points,
  write,
  isWhole,
  onPoint,
}: {
  points: readonly LinePoint[];
  write: (value: number) => string;
  /** The unit of counted things. */
  isWhole?: boolean;
  /** Tells which day the pointer is at; null once it has left. */
  onPoint?: (index: number | null) => void;
}) {
  const [pointed, setPointed] = useState<number | null>(null);
  const count = points.length;
  const values = points.flatMap(({ now, before, ahead }) => [now ?? 0, before ?? 0, ahead ?? 0]);
  const axis = axisOf(values, isWhole);
  const at = (index: number, value: number) => `${placeOf(index, count)},${100 - heightOn(axis, value)}`;
  const lineOf = (read: (point: LinePoint) => number | null | undefined) =>
    points.flatMap((point, index) => {
      const value = read(point);
      return value === null || value === undefined ? [] : [at(index, value)];
    });
  const now = lineOf((point) => point.now);
  const last = points.findLastIndex((point) => point.now !== null);
  const end = points[last];
  const zero = 100 - heightOn(axis, 0);
  const most = Math.max(1e-9, ...points.map(({ single }) => single));
  const shown = labelled(count, 5);
  const labels = axis.ticks.map(write);
  const point = (index: number | null) => {
    if (index === pointed) return;
    setPointed(index);
    onPoint?.(index);
  };
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
    const along = (isMirrored ? right - clientX : clientX - left) / width;
    point(Math.max(0, Math.min(count - 1, Math.round(along * (count - 1)))));
  };
  // A finger leaves as it is lifted; the point it chose stays readable.
  const leave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && point(null);
  const inline = (index: number) => ({ insetInlineStart: `${placeOf(index, count)}%` });
  return (
    <Whole aria-hidden="true" $digits={Math.max(...labels.map((label) => label.length))}>
      <Plot onPointerDown={follow} onPointerMove={follow} onPointerLeave={leave}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {axis.ticks.map((tick) => {
            const y = 100 - heightOn(axis, tick);
            return <line key={tick} data-part="grid" x1={0} x2={100} y1={y} y2={y} />;
          })}
          {now.length > 1 && (
            <polygon
              data-part="area"
              points={[`0,${zero}`, ...now, `${placeOf(last, count)},${zero}`].join(' ')}
            />
          )}
          <polyline data-part="before" points={lineOf(({ before }) => before).join(' ')} />
          <polyline
            data-part="ahead"
            points={[...now.slice(-1), ...lineOf(({ ahead }) => ahead)].join(' ')}
          />
          <polyline data-part="line" points={now.join(' ')} />
        </svg>
        {axis.ticks.map((tick, index) => (
          <OnY key={tick} style={{ bottom: `${heightOn(axis, tick)}%` }}>
            {labels[index]}
          </OnY>
        ))}
        {shown.map((index, order) => (
          <OnX
            key={index}
            style={inline(index)}
            data-edge={index === 0 ? 'first' : index === count - 1 ? 'last' : undefined}
            data-between={order % 2 === 1 || undefined}
          >
            {points[index]?.label}
          </OnX>
        ))}
        {end && end.now !== null && (
          <>
            <Dot style={{ ...inline(last), bottom: `${heightOn(axis, end.now)}%` }} />
            <AtEnd
              data-early={last < count / 4 || undefined}
              data-below={(last < count * 0.8 && (end.before ?? 0) > end.now) || undefined}
              style={{ ...inline(last), top: `${100 - heightOn(axis, end.now)}%` }}
            >
              {write(end.now)}
            </AtEnd>
          </>
        )}
        {pointed !== null && <Cursor style={inline(pointed)} />}
      </Plot>
      <Small>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <line data-part="grid" x1={0} x2={100} y1={100} y2={100} />
          {points.map(({ single, label }, index) => {
            const height = Math.max(0, (single / most) * 100);
            const width = 60 / Math.max(1, count - 1);
            return (
              <rect
                key={`${label} ${index}`}
                data-part="bar"
                x={placeOf(index, count) - width / 2}
                y={100 - height}
                width={width}
                height={height}
              />
            );
          })}
        </svg>
      </Small>
    </Whole>
  );
}
