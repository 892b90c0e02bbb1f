import { CheckCheck } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { sickDay } from '../../../words/sick-day.gen';
import { useWords } from '../../../words/use-words';
import { clientsToNotify, toDoAtOnce, type Choices } from './choices';
import type { SickDay } from './models';
import type { SickDayActions } from './use-sick-day';

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  align-items: center;
  padding: var(--s-4);
  border-radius: var(--r-3);
  background: var(--accent-soft);
  color: var(--on-accent-soft);

  > div {
    display: grid;
    gap: var(--s-2);
    flex: 1 1 260px;
    min-width: 0;
  }
  progress {
    width: 100%;
    height: 8px;
    accent-color: var(--accent);
  }
  @media print {
    display: none;
  }
`;

/** The progress of the sick day, how clients are told, and a button that does the rest. */
export function Summary({
  day,
  choices,
  actions,
}: {
  day: SickDay;
  choices: Choices;
  actions: SickDayActions;
}) {
  const words = useWords(sickDay);
  const { visits } = day;
  const { progress } = actions;
  const done = visits.filter((visit) => visit.done !== null).length;
  const held = visits.filter(({ heldUntil }) => heldUntil !== null).length;
  const toDo = toDoAtOnce(visits, choices);
  const told = clientsToNotify(visits, choices);
  const said = [
    words.soFar({ done, held, left: visits.length - done - held }),
    told.emails > 0 && words.getEmails({ count: told.emails }),
    told.toCall > 0 && words.mustCall({ count: told.toCall }),
  ].filter(Boolean);
  return (
    <Box aria-label={words.title()}>
      <div>
        <p aria-live="polite">
          <strong>{words.inTheWay({ count: visits.length })}</strong>{' '}
          {progress ? words.working(progress) : done === visits.length ? words.allDone() : said.join(' ')}
        </p>
        <progress aria-label={words.progress()} max={visits.length} value={done} />
        {!day.isAway && <small>{words.notEntered()}</small>}
        {day.isAway && !day.canChange && <small>{words.readOnly()}</small>}
      </div>
      {day.canChange && toDo.length > 0 && (
        <Button isBusy={progress !== null} onClick={() => void actions.doAll(toDo)}>
          <Icon of={CheckCheck} size={18} /> {words.doAll({ count: toDo.length })}
        </Button>
      )}
    </Box>
  );
}
