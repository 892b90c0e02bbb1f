import styled from 'styled-components';
import { dayInUtc } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { linePoints, topOf } from './chart-scale';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';

const box = { width: 600, height: 160 };

const Chart = styled.div`
  display: grid;
  gap: var(--s-1);
  color: var(--text-2);
  font-size: var(--t-meta);
  font-variant-numeric: tabular-nums;
`;
const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 160px;
  overflow: visible;

  /* Days follow each other as the page is read, like those of the diary and the dates below: the latest at the end. */
  [dir='rtl'] & {
    scale: -1 1;
  }

  .grid {
    stroke: var(--border);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  .bar {
    fill: var(--accent);
  }
  .bar[data-tone='quiet'] {
    fill: var(--brass);
  }
  .area {
    fill: var(--accent-soft);
  }
  .line {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .hit {
    fill: transparent;
  }
`;
const Days = styled.div`
  display: flex;
  justify-content: space-between;
`;

/** One value per day, as bars or a line; `words` formats a value for the pointer. */
export function DayChart({
  kind,
  tone = 'strong',
  days,
  values,
  words,
  nameOf,
  shortNameOf,
}: {
  kind: 'bars' | 'line';
  tone?: 'strong' | 'quiet';
  days: readonly string[];
  values: readonly number[];
  words: (value: number) => string;
  /** The name of a day's value, if it stands for more than that day. */
  nameOf?: (day: string) => string;
  shortNameOf?: (day: string) => string;
}) {
  const texts = useWords(book);
  const { formatShortDay, shortMonthName } = useFormats();
  const nameOfDay = (day: string) => formatShortDay(dayInUtc(day), 'UTC');
  const top = topOf(values);
  const slot = box.width / Math.max(1, days.length);
  const points = linePoints(values, top, box);
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const shown = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  // Hidden from screen readers, because the caption and table say the same.
  return (
    <Chart aria-hidden="true">
      <span>{words(top)}</span>
      <Drawing viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none">
        {[0, 0.5, 1].map((part) => (
          <line
            key={part}
            className="grid"
            x1={0}
            x2={box.width}
            y1={box.height * part}
            y2={box.height * part}
          />
        ))}
        {kind === 'bars' &&
          values.map((value, index) => (
            <rect
              key={days[index]}
              className="bar"
              data-tone={tone}
              x={index * slot + slot * 0.18}
              y={box.height - (value / top) * box.height}
              width={slot * 0.64}
              height={(value / top) * box.height}
            />
          ))}
        {kind === 'line' && (
          <>
            <polygon className="area" points={`0,${box.height} ${line} ${box.width},${box.height}`} />
            <polyline className="line" points={line} />
          </>
        )}
        {values.map((value, index) => (
          <rect key={days[index]} className="hit" x={index * slot} y={0} width={slot} height={box.height}>
            <title>{`${(nameOf ?? nameOfDay)(days[index] ?? '')}: ${words(value)}`}</title>
          </rect>
        ))}
      </Drawing>
      <Days>
        {shown.map(
          (day, index) =>
            day && (
              <span key={index}>
                {shortNameOf?.(day) ??
                  texts.dayOfMonth({ day: Number(day.slice(8)), month: shortMonthName(day) })}
              </span>
            ),
        )}
      </Days>
    </Chart>
  );
}
