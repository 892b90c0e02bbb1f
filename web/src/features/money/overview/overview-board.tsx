import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ProblemError } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { paths } from '../../../lib/paths';
import { Card } from '../../../ui/card';
import { Failure } from '../../../ui/failure';
import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { FirstSteps } from './first-steps';
import { LastDays } from './last-days';
import { OverviewSection } from './overview-section';
import { Today } from './today';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';

const Board = styled.div`
  display: grid;
  gap: var(--s-6);
  margin-top: var(--s-5);
`;

/** What whoever runs the day looks at first: today, and for those who run the salon the last thirty days as well. */
export function OverviewBoard() {
  return useMay().figures ? <SalonBoard /> : <DayBoard />;
}

function SalonBoard() {
  const words = useWords(book);
  return (
    <Answered answer={useApi('/overview')}>
      {(overview) => (
        <>
          <FirstSteps />
          <Today overview={overview} />
          <OverviewSection aria-labelledby="last-days">
            <h2 id="last-days">{words.lastDays()}</h2>
            <LastDays overview={overview} />
            <p>
              <Link to={paths.dashboardReports}>{words.allFigures()}</Link>
            </p>
          </OverviewSection>
        </>
      )}
    </Answered>
  );
}

const DayBoard = () => (
  <Answered answer={useApi('/overview/today')}>{(day) => <Today overview={day} />}</Answered>
);

interface Answer<Data> {
  data: Data | undefined;
  error: ProblemError | undefined;
  mutate: () => Promise<unknown>;
  isValidating: boolean;
}

function Answered<Data>({
  answer: { data, error, mutate, isValidating },
  children,
}: {
  answer: Answer<Data>;
  children: (data: Data) => ReactNode;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  if (data !== undefined) return <Board>{children(data)}</Board>;
  if (error) {
    return (
      <Failure
        what={words.theOverview()}
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  return (
    <Board>
      <Card aria-busy>
        <VisuallyHidden role="status">{words.loading()}</VisuallyHidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} $height="2.6rem" />
        ))}
      </Card>
    </Board>
  );
}
