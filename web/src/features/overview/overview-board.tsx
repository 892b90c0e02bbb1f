import styled from 'styled-components';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useApi } from '../../api/use-api';
import { Card } from '../../ui/card';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { FirstSteps } from './first-steps';
import { LastDays } from './last-days';
import { OverviewSection } from './overview-section';
import { Today } from './today';
import { overview as book } from '../../words/overview.gen';
import { useWords } from '../../words/use-words';

const Board = styled.div`
  display: grid;
  gap: var(--s-6);
  margin-top: var(--s-5);
`;

/** What the owner looks at first: today, what needs attention, and the last thirty days. */
export function OverviewBoard() {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { data, error, mutate, isValidating } = useApi('/overview');
  if (error && !data) {
    return (
      <Failure
        what={words.theOverview()}
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  if (!data) {
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
  return (
    <Board>
      <FirstSteps steps={data.firstSteps} />
      <Today overview={data} />
      <OverviewSection aria-labelledby="last-days">
        <h2 id="last-days">{words.lastDays()}</h2>
        <LastDays overview={data} />
      </OverviewSection>
    </Board>
  );
}
