import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { counted } from '../../lib/counted';
import { paths } from '../../lib/paths';
import { useFormats } from '../../ui/use-formats';
import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Failure } from '../../ui/failure';
import { Cluster } from '../../ui/layout';
import { from } from '../../ui/media';
import { PlainList } from '../../ui/plain-list';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { HealthCheck, HealthReport as Report } from './models';

const Board = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-5);
`;
const Quiet = styled.p`
  color: var(--text-2);
  font-size: var(--t-meta);
`;

/** On a phone what a check says has the whole width, and its badge stands beside its name. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 2px var(--s-3);
  padding-block: var(--s-3);
  overflow-wrap: anywhere;

  strong {
    font-weight: 600;
  }
  div {
    display: grid;
    grid-column: 1 / -1;
    gap: 2px;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  @media ${from('md')} {
    div {
      grid-column: 1;
    }
  }
`;

const badges = {
  ok: { tone: 'success', icon: CircleCheck, words: 'OK' },
  warn: { tone: 'warning', icon: TriangleAlert, words: 'Worth a look' },
  fail: { tone: 'danger', icon: CircleAlert, words: 'Wrong' },
} as const;

/** Whether the salon's data, and what it depends on, are well: first what is not, and what to do about it. */
export function HealthReport() {
  const { formatDateTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const health = useApi('/admin/health', undefined, { revalidateOnFocus: false });
  const timeZone = useSalon().data?.timeZone ?? 'UTC';
  const { data, error, mutate, isValidating } = health;
  const failure = error && (
    <Failure
      what="the report"
      message={sentenceOf(error)}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
    />
  );
  if (failure && !data) return <Board>{failure}</Board>;
  if (!data) {
    return (
      <Board>
        <Card aria-busy>
          <VisuallyHidden role="status">Looking at everything, which takes a few seconds</VisuallyHidden>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} $height="2.6rem" />
          ))}
        </Card>
      </Board>
    );
  }
  const troubles = ['fail', 'warn'].flatMap((which) =>
    data.checks.filter(({ verdict }) => verdict === which),
  );
  const well = data.checks.filter(({ verdict }) => verdict === 'ok');
  return (
    <Board>
      {failure}
      <Verdict verdict={data.verdict} count={troubles.length} />
      <Cluster $gap={4}>
        <Button variant="ghost" size="small" isBusy={isValidating} onClick={() => void mutate()}>
          Check again
        </Button>
        <Quiet>Checked on {formatDateTime(data.checkedAt, timeZone)}</Quiet>
      </Cluster>
      {troubles.length > 0 && <Checks title="Needs attention" checks={troubles} />}
      {well.length > 0 && <Checks title="All good" checks={well} />}
    </Board>
  );
}

function Verdict({ verdict, count }: { verdict: Report['verdict']; count: number }) {
  if (verdict === 'ok') return <Alert tone="success" title="All is well" />;
  const things = counted(count, 'thing needs', 'things need');
  if (verdict === 'warn') return <Alert tone="warning" title={`The salon works. ${things} attention.`} />;
  return <Alert tone="danger" title={`Something is wrong. ${things} your attention.`} />;
}

function Checks({ title, checks }: { title: string; checks: readonly HealthCheck[] }) {
  return (
    <Card as="section" aria-label={title}>
      <h2>{title}</h2>
      <PlainList>
        {checks.map(({ id, title: name, says, advice, verdict }) => {
          const { tone, icon, words } = badges[verdict];
          return (
            <Row key={id}>
              <strong>{name}</strong>
              <Badge tone={tone} icon={icon}>
                {words}
              </Badge>
              <div>
                <p>{says}</p>
                {advice && <p>{advice}</p>}
                {id === 'mail' && verdict !== 'ok' && (
                  <p>
                    <Link to={paths.dashboardMail}>Open Mail</Link>
                  </p>
                )}
              </div>
            </Row>
          );
        })}
      </PlainList>
    </Card>
  );
}
