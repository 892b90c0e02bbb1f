import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { useFormats } from '../../../ui/use-formats';
import { Alert } from '../../../ui/alert';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Cluster } from '../../../ui/layout';
import { from } from '../../../ui/media';
import { PlainList } from '../../../ui/plain-list';
import { health as book } from '../../../words/health.gen';
import { useLanguage, useWords } from '../../../words/use-words';
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

/** On a phone, a check's text has the full width, and its badge is next to its name. */
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
  ok: { tone: 'success', icon: CircleCheck },
  warn: { tone: 'warning', icon: TriangleAlert },
  fail: { tone: 'danger', icon: CircleAlert },
} as const;

/** Checks take seconds at a large salon, and an operator wants to know within a minute. */
const LOOK_EVERY_MS = 30_000;

/** The state of the salon's data and dependencies: problems first, with advice. */
export function HealthReport() {
  const words = useWords(book);
  const { formatDateTime } = useFormats();
  // The server writes the sentences, so another language needs another request.
  const headers = { 'Accept-Language': useLanguage() };
  const health = useApi(
    '/admin/health',
    { headers },
    { revalidateOnFocus: false, refreshInterval: LOOK_EVERY_MS },
  );
  const timeZone = useSalon().data?.timeZone ?? 'UTC';
  const sentences = { unavailable: words.databaseAway() };
  const { data, mutate, isValidating } = health;
  if (!data) {
    return (
      <Board>
        <Unanswered
          answer={health}
          what={words.theReport()}
          sentences={sentences}
          skeleton={<LoadingCard rows={8} said={words.looking()} />}
        />
      </Board>
    );
  }
  const troubles = ['fail', 'warn'].flatMap((which) =>
    data.checks.filter(({ verdict }) => verdict === which),
  );
  const well = data.checks.filter(({ verdict }) => verdict === 'ok');
  return (
    <Board>
      {health.error && (
        <Unanswered answer={{ ...health, data: undefined }} what={words.theReport()} sentences={sentences} />
      )}
      <Verdict verdict={data.verdict} count={troubles.length} />
      <Cluster $gap={4}>
        <Button variant="ghost" size="small" isBusy={isValidating} onClick={() => void mutate()}>
          {words.checkAgain()}
        </Button>
        <Quiet>{words.checkedOn({ time: formatDateTime(data.checkedAt, timeZone) })}</Quiet>
        <Quiet>{words.version({ version: data.version })}</Quiet>
      </Cluster>
      {troubles.length > 0 && <Checks title={words.needsAttention()} checks={troubles} />}
      {well.length > 0 && <Checks title={words.allGood()} checks={well} />}
    </Board>
  );
}

function Verdict({ verdict, count }: { verdict: Report['verdict']; count: number }) {
  const words = useWords(book);
  if (verdict === 'ok') return <Alert tone="success" title={words.allIsWell()} />;
  if (verdict === 'warn') return <Alert tone="warning" title={words.salonWorks({ count })} />;
  return <Alert tone="danger" title={words.somethingIsWrong({ count })} />;
}

function Checks({ title, checks }: { title: string; checks: readonly HealthCheck[] }) {
  const words = useWords(book);
  return (
    <Card as="section" aria-label={title}>
      <h2>{title}</h2>
      <PlainList>
        {checks.map(({ id, title: name, says, advice, verdict }) => {
          const { tone, icon } = badges[verdict];
          return (
            <Row key={id}>
              <strong>{name}</strong>
              <Badge tone={tone} icon={icon}>
                {words[`verdict.${verdict}`]()}
              </Badge>
              <div>
                <p>{says}</p>
                {advice && <p>{advice}</p>}
                {id === 'mail' && verdict !== 'ok' && (
                  <p>
                    <Link to={paths.dashboardMail}>{words.openMail()}</Link>
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
