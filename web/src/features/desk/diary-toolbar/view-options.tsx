import { Keyboard, ListChecks, Lock, Printer, SlidersHorizontal, Thermometer } from 'lucide-react';
import { mayOpen } from '../../../lib/page-access';
import { useMay } from '../../../api/use-may';
import { paths } from '../../../lib/paths';
import { Button, LinkButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { PopoverButton } from '../../../ui/popover-button';
import { OwnColumnButton } from '../../people/access/own-column-button';
import { dashboard } from '../../../words/dashboard.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import {
  ColourChoice,
  ColumnsChoice,
  DayField,
  PersonChoice,
  SizeChoice,
  ViewChoice,
  type ToolbarProps,
} from './toolbar-choices';
import { InOptions, Options, Segments } from './toolbar-parts';

/** Rarely used settings of the diary, and those that don't fit into its toolbar. */
export function ViewOptions(props: ToolbarProps) {
  const { view, today, staff, people, isNarrow, isByRoom, isWholeDay } = props;
  const { onDay, onBlock, onWholeDay, onShortcuts } = props;
  const isDrawnByTime = view === 'day' || view === 'week';
  const { words } = useDiaryTexts();
  const menu = useWords(dashboard);
  const may = useMay();
  const todayText = useWords(shell).today();
  return (
    <PopoverButton label={words.options()} icon={<Icon of={SlidersHorizontal} />}>
      <Options>
        {isNarrow && (
          <div>
            <ViewChoice {...props} />
          </div>
        )}
        <div>
          <DayField {...props} />
          {isNarrow && (
            <Button variant="ghost" size="compact" onClick={() => onDay(today)}>
              {todayText}
            </Button>
          )}
        </div>
        {isByRoom !== null && (
          <InOptions>
            <ColumnsChoice {...props} />
          </InOptions>
        )}
        <InOptions>
          <PersonChoice {...props} />
        </InOptions>
        <ColourChoice {...props} />
        {isDrawnByTime && <SizeChoice {...props} />}
        {isDrawnByTime && (
          <div>
            <Segments role="group" aria-label={words.hoursShown()}>
              <button type="button" aria-pressed={!isWholeDay} onClick={() => onWholeDay(false)}>
                {words.workingHours()}
              </button>
              <button type="button" aria-pressed={isWholeDay} onClick={() => onWholeDay(true)}>
                {words.allHours()}
              </button>
            </Segments>
          </div>
        )}
        <nav aria-label={words.more()}>
          {onBlock && isNarrow && (
            <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onBlock}>
              <Icon of={Lock} /> {words.blockTime()}
            </Button>
          )}
          {mayOpen(may, paths.dashboardOrder) && (
            <LinkButton variant="quiet" size="small" to={paths.dashboardOrder}>
              <Icon of={ListChecks} /> {menu.orderList()}
            </LinkButton>
          )}
          {mayOpen(may, paths.dashboardSickDay()) && (
            <LinkButton
              variant="quiet"
              size="small"
              to={paths.dashboardSickDay(people.find(({ _id }) => _id === staff)?._id)}
            >
              <Icon of={Thermometer} /> {menu.sickDay()}
            </LinkButton>
          )}
          <OwnColumnButton size="small" />
          {!isNarrow && (
            <>
              <Button variant="quiet" size="small" onClick={() => window.print()}>
                <Icon of={Printer} /> {words.printAgenda()}
              </Button>
              <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onShortcuts}>
                <Icon of={Keyboard} /> {words.keyboardShortcuts()}
              </Button>
            </>
          )}
        </nav>
      </Options>
    </PopoverButton>
  );
}
