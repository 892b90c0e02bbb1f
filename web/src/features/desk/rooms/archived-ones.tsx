import { useAction } from '../../../api/use-action';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { FormFailure } from '../../../ui/form-failure';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { resources as book } from '../../../words/resources.gen';
import { useWords } from '../../../words/use-words';
import type { Pool } from '../../booking/resources/models';
import { useResourceActions } from '../../booking/resources/mutations';

/** Archived pools, and archived units of the others, each of which can come back. */
export function ArchivedOnes({ pools }: { pools: readonly Pool[] }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { changePool, changeUnit } = useResourceActions();
  const { run, isBusy, problem } = useAction();
  const gone = pools.flatMap(({ _id, title, status, units }) =>
    status === 'archived'
      ? [{ id: _id, title, restore: () => changePool(_id, { isArchived: false }) }]
      : units
          .filter((unit) => unit.status === 'archived')
          .map((unit) => ({
            ...{ id: unit._id, title: unit.title },
            restore: () => changeUnit(unit._id, { isArchived: false }),
          })),
  );
  if (gone.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="archived-pools">
      <h2 id="archived-pools">{words.archived()}</h2>
      <FormFailure sentence={problem && sentenceOf(problem)} />
      <PlainList>
        {gone.map(({ id, title, restore }) => (
          <PlainRow
            key={id}
            title={title}
            actions={
              <Button
                variant="quiet"
                size="small"
                disabled={isBusy}
                aria-label={words.restoreThat({ title })}
                onClick={() => void run(restore)}
              >
                {words.restore()}
              </Button>
            }
          />
        ))}
      </PlainList>
    </Card>
  );
}
