import { Plus, Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { paths } from '../../../lib/paths';
import { Alert } from '../../../ui/alert';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { FormFailure } from '../../../ui/form-failure';
import { Icon } from '../../../ui/icon';
import { type Reorder, ReorderButtons } from '../../../ui/reorder';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { inSentence } from '../../../words/in-sentence';
import { resources as book } from '../../../words/resources.gen';
import { useWords } from '../../../words/use-words';
import { MOST_UNITS, type Pool, type Unit } from '../../booking/resources/models';
import { useResourceActions } from '../../booking/resources/mutations';
import { nextName } from './unit-names';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);

  > :first-child {
    flex: 1 1 180px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: var(--t-h3);
    line-height: 1.2;
  }
`;
const Units = styled.ul`
  display: grid;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-1) var(--s-3);
    min-height: 52px;
    padding-block: var(--s-1);
  }
  > li + li {
    border-top: 1px solid var(--border);
  }
`;
const UnitName = styled.div`
  display: flex;
  flex: 1 1 180px;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline-start: auto;
`;
const Services = styled.p`
  overflow-wrap: anywhere;

  a {
    color: var(--accent);
    text-underline-offset: 3px;
  }
`;

/** A pool with its units, and the services that need one. */
export function PoolCard({
  pool,
  reorder,
  zone,
  onEdit,
  onEditUnit,
  onOut,
}: {
  pool: Pool;
  /** Null for the only one. */
  reorder: Reorder | null;
  zone: string;
  onEdit: () => void;
  onEditUnit: (unit: Unit) => void;
  onOut: (unit: Unit) => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { addUnit } = useResourceActions();
  const { run, isBusy, problem } = useAction();
  const units = pool.units.filter(({ status }) => status !== 'archived');
  const next = nextName(words, pool.kind, pool.units);
  const headingId = `pool-${pool._id}`;
  return (
    <Card as="section" aria-labelledby={headingId} data-key={pool._id}>
      <Head>
        <div>
          <h2 id={headingId}>
            <bdi>{pool.title}</bdi>
          </h2>
          {pool.title !== words.kinds({ kind: pool.kind }) && <Hint>{words.kinds({ kind: pool.kind })}</Hint>}
        </div>
        <Actions>
          {reorder && <ReorderButtons reorder={reorder} id={pool._id} name={pool.title} />}
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={words.editThat({ title: pool.title })}
            onClick={onEdit}
          >
            {words.edit()}
          </Button>
        </Actions>
      </Head>
      {units.every(({ status }) => status === 'out') && (
        <Alert tone="warning">
          <p>{words.noneInOrder()}</p>
        </Alert>
      )}
      <Units>
        {units.map((unit) => (
          <UnitRow key={unit._id} unit={unit} zone={zone} onEdit={onEditUnit} onOut={onOut} />
        ))}
      </Units>
      {problem && <FormFailure sentence={sentenceOf(problem)} />}
      {units.length < MOST_UNITS && (
        <div>
          <Button
            variant="ghost"
            size="small"
            isBusy={isBusy}
            onClick={() => void run(() => addUnit(pool._id, next))}
          >
            <Icon of={Plus} size={18} /> {words.addThat({ title: next })}
          </Button>
        </div>
      )}
      <NeededBy pool={pool} />
    </Card>
  );
}

function UnitRow({
  unit,
  zone,
  onEdit,
  onOut,
}: {
  unit: Unit;
  zone: string;
  onEdit: (unit: Unit) => void;
  onOut: (unit: Unit) => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { putBack } = useResourceActions();
  const { run, isBusy, problem } = useAction();
  const { formatShortDay } = useFormats();
  const { title, status, outUntil } = unit;
  return (
    <li>
      <UnitName>
        <bdi>{title}</bdi>
        {status === 'out' && (
          <Badge tone="warning" icon={Wrench}>
            {outUntil ? words.outUntil({ day: formatShortDay(outUntil, zone) }) : words.outOfOrder()}
          </Badge>
        )}
      </UnitName>
      {problem && <FormFailure sentence={sentenceOf(problem)} />}
      <Actions>
        {status === 'out' && (
          <Button
            variant="quiet"
            size="small"
            isBusy={isBusy}
            aria-label={words.putBackThat({ title })}
            onClick={() => void run(() => putBack(unit._id))}
          >
            {words.putBack()}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={status === 'out' ? words.visitsInTheWayOf({ title }) : words.outThat({ title })}
          onClick={() => onOut(unit)}
        >
          {status === 'out' ? words.visitsInTheWay() : words.putOut()}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={words.editThat({ title })}
          onClick={() => onEdit(unit)}
        >
          {words.edit()}
        </Button>
      </Actions>
    </li>
  );
}

/** The services that need one, each with a link to where that is said. */
function NeededBy({ pool: { needs } }: { pool: Pool }) {
  const words = useWords(book);
  if (needs.length === 0) {
    return (
      <Services>
        {inSentence(
          words.neededByNone,
          {},
          { link: (inner) => <Link to={paths.dashboardManage}>{inner}</Link> },
        )}
      </Services>
    );
  }
  return (
    <Services>
      <b>{words.neededBy()}</b>{' '}
      {needs.map(({ serviceId, title, segments }, index) => (
        <span key={serviceId}>
          {index > 0 && ' · '}
          <Link to={paths.dashboardManageOne(serviceId)}>
            <bdi>{segments ? words.neededInPart({ title }) : title}</bdi>
          </Link>
        </span>
      ))}
    </Services>
  );
}
