import { useState } from 'react';
import { Printer } from 'lucide-react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { allOf } from '../../../lib/answer';
import { localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Unanswered } from '../../../ui/answered';
import { Alert } from '../../../ui/alert';
import { BackLink } from '../../../ui/back-link';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { from } from '../../../ui/media';
import { Skeleton } from '../../../ui/skeleton';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { useUrlState } from '../../../ui/use-url-state';
import { sickDay } from '../../../words/sick-day.gen';
import { useWords } from '../../../words/use-words';
import { sickDayAddress } from './address';
import { CallList } from './call-list';
import type { Choices } from './choices';
import { Summary } from './summary';
import { useSickDay } from './use-sick-day';
import { VisitRow } from './visit-row';
import { WhoAndWhen } from './who-and-when';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  align-items: center;

  h1 {
    flex: 1 1 auto;
    font-size: clamp(1.75rem, 3vw, 2.4rem);
  }
  @media print {
    display: none;
  }
`;
const Day = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  align-items: start;

  @media ${from('xxl')} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;
const Visits = styled.ul`
  container: visits / inline-size;
`;

/** The page for a colleague's illness: who and when, the affected bookings, and what to do with each. */
export function SickDay() {
  const words = useWords(sickDay);
  const formats = useFormats();
  const sentenceOf = useSentenceOf();
  const team = useApi('/staff');
  const salon = useSalon();
  const { state, change } = useUrlState(sickDayAddress);
  const [choices, setChoices] = useState<Choices>({});
  const zone = salon.data?.timeZone;
  const today = zone === undefined ? null : localDay(new Date(), zone);
  const fromDay = state.fromDay ?? today;
  const toDay = state.toDay ?? fromDay;
  const ask =
    state.staffId !== null && fromDay !== null && toDay !== null
      ? {
          staffId: state.staffId,
          fromDay,
          toDay,
          ...(state.fromMinute !== null && { fromMinute: Number(state.fromMinute) }),
        }
      : null;
  const actions = useSickDay(ask, choices);
  const { data: day, error } = actions.answer;
  const needed = allOf({ team, salon });
  const back = <BackLink to={paths.dashboardDiary}>{words.back()}</BackLink>;
  if (needed.error) {
    return (
      <Stack $gap={5}>
        {back}
        <Head>
          <h1>{words.title()}</h1>
        </Head>
        <Unanswered answer={needed} what={words.thisDay()} />
      </Stack>
    );
  }
  return (
    <Stack $gap={5}>
      {back}
      <Head>
        <h1>{words.title()}</h1>
        {day && day.visits.length > 0 && (
          <Button variant="ghost" size="small" onClick={() => window.print()}>
            <Icon of={Printer} size={18} /> {words.printList()}
          </Button>
        )}
      </Head>
      {team.data && zone !== undefined && today && fromDay && toDay ? (
        <WhoAndWhen
          team={team.data}
          staffId={state.staffId}
          fromDay={fromDay}
          toDay={toDay}
          fromMinute={state.fromMinute}
          today={today}
          zone={zone}
          onChange={(part) => {
            setChoices({});
            change(part);
          }}
        />
      ) : (
        <Skeleton $height="5rem" />
      )}
      {!ask && team.data && zone !== undefined && (
        <EmptyState title={words.startTitle()}>{words.start()}</EmptyState>
      )}
      {ask && (
        <Unanswered
          answer={actions.answer}
          what={words.thisDay()}
          explain={(problem) => Object.values(error?.fieldErrors ?? {})[0] ?? problem}
          skeleton={<Skeleton $height="16rem" />}
        />
      )}
      {actions.stopped && (
        <Alert tone="danger">
          <p>{words.stopped({ reason: sentenceOf(actions.stopped) })}</p>
        </Alert>
      )}
      {day && zone !== undefined && day.visits.length === 0 && (
        <EmptyState
          title={words.emptyTitle()}
          action={!day.isAway && <Button onClick={() => void actions.enterDay()}>{words.enter()}</Button>}
        >
          {day.isAway ? words.entered() : words.empty()}
        </EmptyState>
      )}
      {day && zone !== undefined && day.visits.length > 0 && (
        <Day>
          <Stack $gap={4}>
            <Summary day={day} choices={choices} actions={actions} />
            <Visits>
              {day.visits.map((visit) => (
                <VisitRow
                  key={visit._id}
                  visit={visit}
                  choices={choices}
                  onChoose={(bookingId, key) => setChoices({ ...choices, [bookingId]: key })}
                  texts={{ words, formats, zone }}
                  actions={actions}
                  canChange={day.canChange}
                />
              ))}
            </Visits>
          </Stack>
          <CallList day={day} choices={choices} texts={{ words, formats, zone }} actions={actions} />
        </Day>
      )}
      {day && day.leftAlone > 0 && <Hint>{words.leftAlone({ count: day.leftAlone })}</Hint>}
    </Stack>
  );
}
