import { paths } from '../../../lib/paths';
import { Alert } from '../../../ui/alert';
import { Button, LinkButton } from '../../../ui/button';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import type { TillDay } from './models';
import { useDayName } from './use-day-name';

/** What somebody has to know before they sell or count: a day that was not closed, or that today is closed already. */
export function DayNotices({
  till: { day, today, currentDay, unclosedDay },
  onClose,
}: {
  till: TillDay;
  onClose: (day: string) => void;
}) {
  const words = useWords(book);
  const nameOf = useDayName();
  return (
    <>
      {unclosedDay !== null && (
        <Alert tone="warning" title={words.unclosed({ day: nameOf(unclosedDay) })}>
          <p>{words.unclosedText()}</p>
          <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => onClose(unclosedDay)}>
            {words.closeThat({ day: nameOf(unclosedDay) })}
          </Button>
        </Alert>
      )}
      {currentDay !== today && (
        <Alert tone="info">
          <p>{words.movedOn({ day: nameOf(currentDay) })}</p>
          {day !== currentDay && (
            <LinkButton variant="ghost" size="small" to={paths.dashboardTillOn(currentDay)}>
              {words.goThere()}
            </LinkButton>
          )}
        </Alert>
      )}
    </>
  );
}
