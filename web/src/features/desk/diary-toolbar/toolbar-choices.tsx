import { Minus, Plus } from 'lucide-react';
import { dayOfText } from '../../../lib/local-day';
import { Icon } from '../../../ui/icon';
import { colourings, type Colouring } from '../diary-model/card-hues';
import { WHOLE_TEAM, type DiaryPerson } from '../diary-model/models';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { nextZoom, type Zoom } from '../diary-model/zoom';
import { diaryViews, type DiaryView } from '../diary-model/address';
import { Day, Segments, Select } from './toolbar-parts';

/** The values and setters of the toolbar and its options. */
export interface ToolbarProps {
  view: DiaryView;
  day: string;
  today: string;
  staff: string | null;
  people: readonly DiaryPerson[];
  /** The user's own column, if they may see no other. */
  ownId: string | null;
  /** By room instead of by person; null in a salon without rooms and devices. */
  isByRoom: boolean | null;
  isWholeDay: boolean;
  zoom: Zoom;
  colouring: Colouring;
  /** True on a phone, where there is less room. */
  isNarrow: boolean;
  onView: (view: DiaryView) => void;
  onDay: (day: string) => void;
  onStaff: (staff: string | null) => void;
  onByRoom: (isByRoom: boolean) => void;
  onWholeDay: (isWholeDay: boolean) => void;
  onZoom: (zoom: Zoom) => void;
  onColouring: (colouring: Colouring) => void;
  onShortcuts: () => void;
  /** Left out if the user may not book. */
  onBook?: (() => void) | undefined;
  onBlock?: (() => void) | undefined;
}

/** A day, a week or a list. */
export function ViewChoice({ view, onView }: Pick<ToolbarProps, 'view' | 'onView'>) {
  const { words } = useDiaryTexts();
  return (
    <Segments role="group" aria-label={words.view()}>
      {diaryViews.map((one) => (
        <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
          {words[one]()}
        </button>
      ))}
    </Segments>
  );
}

/** The switch between columns of people and of rooms; hidden in a salon without rooms and devices. */
export function ColumnsChoice({ isByRoom, onByRoom }: Pick<ToolbarProps, 'isByRoom' | 'onByRoom'>) {
  const { words } = useDiaryTexts();
  if (isByRoom === null) return null;
  return (
    <Segments role="group" aria-label={words.columnsAre()}>
      <button type="button" aria-pressed={!isByRoom} onClick={() => onByRoom(false)}>
        {words.perPerson()}
      </button>
      <button type="button" aria-pressed={isByRoom} onClick={() => onByRoom(true)}>
        {words.perRoom()}
      </button>
    </Segments>
  );
}

/** A field for going to a day. */
export function DayField({ day, onDay }: Pick<ToolbarProps, 'day' | 'onDay'>) {
  return (
    <Day
      type="date"
      aria-label={useDiaryTexts().words.goToDate()}
      value={day}
      required
      onChange={(event) => {
        const chosen = dayOfText(event.target.value);
        if (chosen) onDay(chosen);
      }}
    />
  );
}

/** The choice of columns; hidden if there is only one option. */
export function PersonChoice({
  view,
  staff,
  people,
  ownId,
  isByRoom,
  onStaff,
}: Pick<ToolbarProps, 'view' | 'staff' | 'people' | 'ownId' | 'isByRoom' | 'onStaff'>) {
  const { words } = useDiaryTexts();
  if (isByRoom === true || view === 'team' || (ownId !== null && view !== 'day')) return null;
  return (
    <Select
      aria-label={words.whoseDiary()}
      value={staff ?? ''}
      onChange={(event) => onStaff(event.target.value || null)}
    >
      {ownId === null && view !== 'week' && <option value="">{words.everyoneAtWork()}</option>}
      {view !== 'week' && <option value={WHOLE_TEAM}>{words.wholeTeam()}</option>}
      {people
        .filter(({ _id }) => ownId === null || _id === ownId)
        .map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
    </Select>
  );
}

/** The height of an hour, in three steps. */
export function SizeChoice({ zoom, onZoom }: Pick<ToolbarProps, 'zoom' | 'onZoom'>) {
  const { words } = useDiaryTexts();
  const step = (by: 1 | -1, label: string, icon: typeof Plus) => (
    <button type="button" disabled={nextZoom(zoom, by) === zoom} onClick={() => onZoom(nextZoom(zoom, by))}>
      <Icon of={icon} size={16} /> {label}
    </button>
  );
  return (
    <div>
      <Segments role="group" aria-label={words.size()}>
        {step(-1, words.smaller(), Minus)}
        {step(1, words.larger(), Plus)}
      </Segments>
    </div>
  );
}

/** The choice of what colours stand for. */
export function ColourChoice({ colouring, onColouring }: Pick<ToolbarProps, 'colouring' | 'onColouring'>) {
  const { words } = useDiaryTexts();
  const names = { category: words.byCategory(), status: words.byStatus(), person: words.byPerson() };
  return (
    <div>
      <span aria-hidden>{words.colours()}</span>
      <Segments role="group" aria-label={words.colours()}>
        {colourings.map((one) => (
          <button key={one} type="button" aria-pressed={colouring === one} onClick={() => onColouring(one)}>
            {names[one]}
          </button>
        ))}
      </Segments>
    </div>
  );
}
