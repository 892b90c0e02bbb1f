import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../../api/use-api';
import { useRefresh } from '../../../api/use-refresh';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { asProblem } from '../../../api/problem';
import { paths } from '../../../lib/paths';
import { Alert } from '../../../ui/alert';
import { Answered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Cluster } from '../../../ui/layout';
import { Section } from '../../../ui/section';
import { Hint } from '../../../ui/text';
import { imports as book } from '../../../words/imports.gen';
import { useWords } from '../../../words/use-words';
import { BalanceFigures } from './balance-figures';
import { BalancesForm } from './balances-form';
import { deleteImport, rehearseImport, runImport, undoImport } from './import-calls';
import { ImportFigures } from './import-figures';
import { ImportMapping } from './import-mapping';
import { caseOf, type ImportDetails as Details, type Visits } from './models';
import { useImportAction } from './use-import-action';
import { VisitsForm } from './visits-form';

const PROGRESS_MS = 1_000;

/** Visits wait until the owner says who or what a name of the list is, or who does which service. */
const isWaiting = ({ unknownServices, unknownTeam, missingOffers }: Visits): boolean =>
  unknownServices.length > 0 || unknownTeam.length > 0 || missingOffers.length > 0;

/** One list: what it is, what would happen, and the import itself. */
export function ImportDetails({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const words = useWords(book);
  const details = useApi(
    '/imports/{id}',
    { params: { path: { id } } },
    {
      refreshInterval: (data) => (data?.state === 'running' || data?.state === 'undoing' ? PROGRESS_MS : 0),
    },
  );
  return (
    <Answered answer={details} what={words.theLists()}>
      {(list) => <Steps list={list} onRemoved={onRemoved} />}
    </Answered>
  );
}

function Steps({ list, onRemoved }: { list: Details; onRemoved: () => void }) {
  const words = useWords(book);
  const refresh = useRefresh();
  const sentenceOf = useSentenceOf();
  const { act, isBusy, failure } = useImportAction();
  const [asked, setAsked] = useState<'undo' | 'remove' | null>(null);
  const { _id: id, can, state } = list;
  const confirmed = async (work: () => Promise<unknown>, done: () => void): Promise<string | null> => {
    try {
      await work();
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    setAsked(null);
    done();
    await refresh('/imports/**');
    return null;
  };
  const isAtWork = state === 'running' || state === 'undoing';

  return (
    <>
      {state === 'ready' && list.hasRows && (
        <Section title={words.whatItIs()} intro={words.whatItIsIntro()} isWide>
          <ImportMapping list={list} />
        </Section>
      )}
      {list.balances && state === 'ready' && (
        <Section title={words.balances()} intro={words.balancesIntro()}>
          <BalancesForm id={id} balances={list.balances} />
        </Section>
      )}
      {list.visits && list.hasRows && (state === 'ready' || (state === 'done' && isWaiting(list.visits))) && (
        <Section title={words.visits()} intro={words.visitsIntro()}>
          <VisitsForm id={id} visits={list.visits} hasRun={state === 'done'} />
        </Section>
      )}
      <Section title={words.check()} intro={words.checkIntro()} isWide>
        {failure && (
          <Alert tone="danger">
            <p>{failure}</p>
          </Alert>
        )}
        {can.rehearse && (
          <Button
            variant={list.counts ? 'ghost' : 'primary'}
            isBusy={isBusy}
            onClick={() => act(() => rehearseImport(id))}
          >
            {list.counts ? words.checkAgain() : words.checkNow()}
          </Button>
        )}
        {list.waitsForTill && state === 'ready' && list.hasRows && (
          <Alert>
            <p>
              {words.waitsForTill({ kind: list.kind ?? 'other' })}{' '}
              <Link to={paths.dashboardTillSettings}>{words.toMoney()}</Link>
            </p>
          </Alert>
        )}
        {!can.rehearse && !list.waitsForTill && state === 'ready' && list.hasRows && (
          <Alert>
            <p>{words.chooseKindFirst()}</p>
          </Alert>
        )}
        {list.counts && list.visits && (
          <Alert tone={list.visits.overlapping > 0 ? 'warning' : 'success'} isSilent>
            <p>{words.visitFigures(list.visits)}</p>
          </Alert>
        )}
        {list.counts && list.balances && <BalanceFigures balances={list.balances} />}
        {!list.hasRows ? <Hint>{words.rowsGone()}</Hint> : list.counts && <ImportFigures list={list} />}
      </Section>
      <Section title={words.importIt()} intro={words.importIntro()}>
        {isAtWork && (
          <>
            <progress
              max={list.rowCount}
              value={list.doneRows}
              aria-label={words.stateOf({ state })}
              style={{ width: '100%', accentColor: 'var(--accent)' }}
            />
            <Hint role="status">{words.rowsIn({ done: list.doneRows, count: list.rowCount })}</Hint>
          </>
        )}
        {!isAtWork && list.ranAt !== null && (
          <Hint role="status">
            {state === 'interrupted'
              ? `${words.wasInterrupted({ done: list.doneRows, count: list.rowCount })} ${words.whyInterrupted({ failure: caseOf(list.failure ?? 'other') })}`
              : state === 'undone'
                ? words.wasUndone({ count: list.doneRows })
                : words.rowsIn({ done: list.doneRows, count: list.rowCount })}
          </Hint>
        )}
        <Cluster $gap={3}>
          {can.run && (state !== 'done' || (list.counts?.['needs-you'] ?? 0) > 0) && (
            <Button isBusy={isBusy} onClick={() => act(() => runImport(id))}>
              {state === 'ready' ? words.importNow() : words.goOn()}
            </Button>
          )}
          {can.undo && (
            <Button variant="ghost" onClick={() => setAsked('undo')}>
              {words.undo()}
            </Button>
          )}
          {can.remove && (
            <Button variant="ghost" onClick={() => setAsked('remove')}>
              {words.removeList()}
            </Button>
          )}
        </Cluster>
      </Section>
      {asked === 'undo' && (
        <ConfirmDialog
          title={words.undoTitle()}
          action={words.undo()}
          onConfirm={() =>
            confirmed(
              () => undoImport(id),
              () => undefined,
            )
          }
          onClose={() => setAsked(null)}
        >
          <p>{words.undoText()}</p>
        </ConfirmDialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={words.removeTitle()}
          action={words.removeList()}
          onConfirm={() => confirmed(() => deleteImport(id), onRemoved)}
          onClose={() => setAsked(null)}
        >
          <p>{words.removeText()}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
