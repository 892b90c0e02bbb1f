import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Avatar } from '../../../ui/avatar';
import { Legend, type LegendKey } from '../../../ui/charts/legend';
import { Panel } from '../../../ui/charts/panel';
import { below, from as atLeast } from '../../../ui/media';
import { useMediaQuery } from '../../../ui/use-media-query';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';
import { DayBarLink, Shape } from './day-bar';
import type { DayLines, PersonsDay } from './day-lines';
import { Aside, Hours, Name, Now, OnPhone, Row, Rows, Saying, Track, Wide } from './day-parts';
import { useDayTexts } from './use-day-texts';

/** Today with one line per person: past, present and upcoming visits, and bookable time. */
export function DayPanel({
  lines,
  day,
  note,
  table,
}: {
  lines: DayLines;
  day: string;
  note: ReactNode;
  table: ReactNode;
}) {
  const words = useWords(book);
  const keys: (readonly [LegendKey, string])[] = [
    ['done', words.stateDone()],
    ['now', words.inTheChair()],
    ['next', words.toCome()],
    ['late', words.late()],
    ['free', words.free()],
    ['off', words.breakOrOff()],
  ];
  return (
    <Panel
      title={words.theDay()}
      note={note}
      aside={
        <Aside>
          <Wide>
            <Legend keys={keys} />
          </Wide>
          <Link to={paths.dashboardDiaryOn(day)}>{words.diary()}</Link>
        </Aside>
      }
      table={table}
    >
      <Lines lines={lines} day={day} />
      <OnPhone>
        <Legend keys={keys} />
      </OnPhone>
    </Panel>
  );
}

function Lines({ lines, day }: { lines: DayLines; day: string }) {
  const { from, to, now, people } = lines;
  const texts = useDayTexts();
  const track = useTrackWidth();
  const place = (minute: number): CSSProperties => ({
    insetInlineStart: `${((minute - from) / (to - from)) * 100}%`,
  });
  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from + index * 60);
  return (
    <Rows>
      <Hours aria-hidden="true">
        <div>
          {hours.map((minute) => (
            <span key={minute} style={place(minute)}>
              {texts.hour(minute)}
            </span>
          ))}
        </div>
      </Hours>
      {now !== null && (
        <Now aria-hidden="true">
          <i style={place(now)} />
          <b style={place(now)}>{texts.time(now)}</b>
        </Now>
      )}
      <ul>
        {people.map((one) => (
          <PersonRow
            key={one.person._id}
            one={one}
            day={day}
            bounds={{ from, to }}
            track={track}
            texts={texts}
          />
        ))}
      </ul>
    </Rows>
  );
}

/** Bars narrower than this, in pixels, are too small to press. */
const LEAST_TARGET = 26;

/** The minimum width of a line in a window of this width. */
function useTrackWidth(): number {
  const isDesk = useMediaQuery(atLeast('xxl'));
  const isPhone = useMediaQuery(below('md'));
  if (isDesk) return 520;
  return isPhone ? 270 : 260;
}

function PersonRow({
  one: { person, working, bars, doing, next },
  day,
  bounds,
  track,
  texts,
}: {
  one: PersonsDay;
  day: string;
  bounds: { from: number; to: number };
  /** The minimum width of the line in pixels. */
  track: number;
  texts: ReturnType<typeof useDayTexts>;
}) {
  const [first, last] = [working[0], working.at(-1)];
  const hours = first && last ? texts.span({ from: first.from, to: last.to }) : '';
  return (
    <Row>
      <Name>
        <span>
          <Avatar person={person} sizes="28px" alt="" />
        </span>
        <span>
          <b title={person.name}>
            <bdi>{person.name}</bdi>
          </b>
          <small>
            <bdi>{hours}</bdi>
          </small>
        </span>
      </Name>
      <Track aria-label={person.name}>
        {bars.map((bar) => (
          <Shape key={bar.key} bar={bar} bounds={bounds}>
            <DayBarLink
              bar={bar}
              day={day}
              isWide={((bar.to - bar.from) / (bounds.to - bounds.from)) * track >= LEAST_TARGET}
              texts={texts}
            />
          </Shape>
        ))}
      </Track>
      <Saying>
        <span data-is={doing.is}>{texts.doing(doing)}</span>
        <span>{next && texts.next(next)}</span>
      </Saying>
    </Row>
  );
}
