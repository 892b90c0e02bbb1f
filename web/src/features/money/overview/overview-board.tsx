import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import type { Answer } from '../../../lib/answer';
import { FirstSteps } from './first-steps';
import { LastDays } from './last-days';
import { Today } from './today';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';
import { Answered, LoadingCard } from '../../../ui/answered';

const Board = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-3);
`;

/** The start page of those who run the day: today and, for those who run the salon, the last thirty days. */
export function OverviewBoard() {
  return useMay().figures ? <SalonBoard /> : <DayBoard />;
}

const SalonBoard = () => (
  <OnBoard answer={useApi('/overview')}>
    {(overview) => (
      <>
        <FirstSteps />
        <Today overview={overview} />
        <LastDays overview={overview} />
      </>
    )}
  </OnBoard>
);

const DayBoard = () => (
  <OnBoard answer={useApi('/overview/today')}>{(day) => <Today overview={day} />}</OnBoard>
);

function OnBoard<Data>({ answer, children }: { answer: Answer<Data>; children: (data: Data) => ReactNode }) {
  const words = useWords(book);
  return (
    <Board>
      <Answered
        answer={answer}
        what={words.theOverview()}
        skeleton={<LoadingCard rows={6} said={words.loading()} />}
      >
        {children}
      </Answered>
    </Board>
  );
}
