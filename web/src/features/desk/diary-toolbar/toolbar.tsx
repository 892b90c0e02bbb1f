import { CalendarPlus, ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { addDays, dayInUtc, weekOf } from '../../../lib/local-day';
import { Button, IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import type { DiaryTexts } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { dashboard } from '../../../words/dashboard.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { isWeekly, type DiaryView } from '../diary-model/address';
import { ColumnsChoice, PersonChoice, ViewChoice, type ToolbarProps } from './toolbar-choices';
import { Bar, InRow, Push, Row, Short, Title, Turn } from './toolbar-parts';
import { ViewOptions } from './view-options';

/** "Tuesday 24 November 2026" or "Mon 23 – Sun 29 November 2026". */
export function rangeText({ words, formats }: DiaryTexts, view: DiaryView, day: string): string {
  if (!isWeekly(view))
    return words.dayOfYear({ day: formats.formatDay(dayInUtc(day), 'UTC'), year: day.slice(0, 4) });
  const [firstWeekday = 1] = formats.weekdays;
  const first = weekOf(day, firstWeekday);
  const last = addDays(first, 6);
  return words.weekOfYear({
    from: formats.formatShortDay(dayInUtc(first), 'UTC'),
    to: formats.formatShortDay(dayInUtc(last), 'UTC'),
    year: last.slice(0, 4),
  });
}

/** "Tue 24 Nov", for narrow windows: in a week, its first day. */
function shortRangeText({ formats }: DiaryTexts, view: DiaryView, day: string): string {
  const [firstWeekday = 1] = formats.weekdays;
  return formats.formatShortDay(dayInUtc(isWeekly(view) ? weekOf(day, firstWeekday) : day), 'UTC');
}

/** The days, people and view in one row, with everything that doesn't fit behind a button. */
export function Toolbar(props: ToolbarProps) {
  const { view, day, today, isNarrow, isByRoom, onDay, onBook, onBlock } = props;
  const step = isWeekly(view) ? 7 : 1;
  const texts = useDiaryTexts();
  const { words } = texts;
  const menu = useWords(dashboard);
  const todayText = useWords(shell).today();
  const title = rangeText(texts, view, day);
  return (
    <Bar>
      <Row>
        <h1>{menu.diary()}</h1>
        <Turn>
          <IconButton
            label={step === 7 ? words.previousWeek() : words.previousDay()}
            onClick={() => onDay(addDays(day, -step))}
          >
            <Icon of={ChevronLeft} />
          </IconButton>
          <Title aria-live="polite" aria-label={title}>
            {!isNarrow && <InRow as="span">{title}</InRow>}
            <Short $isAlways={isNarrow}>{shortRangeText(texts, view, day)}</Short>
          </Title>
          <IconButton
            label={step === 7 ? words.nextWeek() : words.nextDay()}
            onClick={() => onDay(addDays(day, step))}
          >
            <Icon of={ChevronRight} />
          </IconButton>
        </Turn>
        {!isNarrow && (
          <Button variant="ghost" size="compact" onClick={() => onDay(today)}>
            {todayText}
          </Button>
        )}
        <Push />
        {!isNarrow && <ViewChoice {...props} />}
        {isByRoom !== null && (
          <InRow>
            <ColumnsChoice {...props} />
          </InRow>
        )}
        <InRow>
          <PersonChoice {...props} />
        </InRow>
        <ViewOptions {...props} />
        {onBlock && !isNarrow && (
          <IconButton label={words.blockTime()} aria-haspopup="dialog" onClick={onBlock}>
            <Icon of={Lock} />
          </IconButton>
        )}
        {onBook && (
          <IconButton label={words.bookClient()} aria-haspopup="dialog" onClick={onBook}>
            <Icon of={CalendarPlus} />
          </IconButton>
        )}
      </Row>
    </Bar>
  );
}
