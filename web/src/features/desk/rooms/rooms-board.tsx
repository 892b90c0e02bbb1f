import { useState } from 'react';
import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { allOf } from '../../../lib/answer';
import { Answered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FormFailure } from '../../../ui/form-failure';
import { Stack } from '../../../ui/layout';
import { ReorderStatus, useReorder } from '../../../ui/reorder';
import { TitleActions } from '../../../ui/titled';
import { resources as book } from '../../../words/resources.gen';
import { useWords } from '../../../words/use-words';
import type { Pool, Unit } from '../../booking/resources/models';
import { useResourceActions } from '../../booking/resources/mutations';
import { ArchivedOnes } from './archived-ones';
import { ChairsForm } from './chairs-form';
import { OutDialog } from './out-dialog';
import { PoolCard } from './pool-card';
import { PoolDialog } from './pool-dialog';
import { UnitDialog } from './unit-dialog';
import { Unseated } from './unseated';

const Question = styled.div`
  width: min(100%, 420px);
  margin-inline: auto;
`;
const Board = styled(Stack)`
  max-width: 60rem;
`;

type Opened =
  | { kind: 'pool'; pool: Pool | null }
  | { kind: 'unit'; unit: Unit }
  | { kind: 'out'; unit: Unit };

/** What the salon has besides its team: chairs, basins, rooms and devices. */
export function RoomsBoard() {
  const words = useWords(book);
  const answer = allOf({ pools: useApi('/resource-pools'), salon: useSalon() });
  return (
    <Answered answer={answer} what={words.theGroups()}>
      {({ pools, salon }) => <Pools pools={pools} zone={salon.timeZone} />}
    </Answered>
  );
}

function Pools({ pools, zone }: { pools: readonly Pool[]; zone: string }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { arrangePools } = useResourceActions();
  const { run, problem } = useAction();
  const [opened, setOpened] = useState<Opened | null>(null);
  const active = pools.filter(({ status }) => status === 'active');
  const byId = new Map(active.map((pool) => [pool._id, pool]));
  const reorder = useReorder([...byId.keys()], (ids) => run(() => arrangePools([...ids])));
  const close = () => setOpened(null);
  const add = (
    <Button size="compact" aria-haspopup="dialog" onClick={() => setOpened({ kind: 'pool', pool: null })}>
      {words.add()}
    </Button>
  );

  return (
    <Board>
      {active.length === 0 ? (
        <>
          <EmptyState title={words.noneYet()} action={add}>
            {words.noneYetText()}
          </EmptyState>
          <Question>
            <ChairsForm />
          </Question>
        </>
      ) : (
        <>
          <TitleActions>{add}</TitleActions>
          <Unseated zone={zone} />
          <ReorderStatus reorder={reorder} nameOf={(id) => byId.get(id)?.title ?? ''} />
          <FormFailure sentence={problem && sentenceOf(problem)} />
          {reorder.ids
            .flatMap((id) => byId.get(id) ?? [])
            .map((pool) => (
              <PoolCard
                key={pool._id}
                pool={pool}
                reorder={active.length > 1 ? reorder : null}
                zone={zone}
                onEdit={() => setOpened({ kind: 'pool', pool })}
                onEditUnit={(unit) => setOpened({ kind: 'unit', unit })}
                onOut={(unit) => setOpened({ kind: 'out', unit })}
              />
            ))}
        </>
      )}
      <ArchivedOnes pools={pools} />
      {opened?.kind === 'pool' && <PoolDialog pool={opened.pool} onClose={close} />}
      {opened?.kind === 'unit' && <UnitDialog unit={opened.unit} zone={zone} onClose={close} />}
      {opened?.kind === 'out' && <OutDialog unit={opened.unit} zone={zone} onClose={close} />}
    </Board>
  );
}
