import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { Segments } from '../../../ui/segments';
import { importProblems } from '../../../words/import-problems.gen';
import { imports as book } from '../../../words/imports.gen';
import { useWords } from '../../../words/use-words';
import { changeImport } from './import-calls';
import type { Decision, ImportDetails, ImportRow } from './models';
import { rowTitle } from './row-title';
import { useImportAction } from './use-import-action';

/** Problems that ask who someone is. Others are answered for the whole list, or in the diary. */
const asksWho: readonly ImportRow['problem'][] = ['emailShared', 'mayBeSame', 'numberShared'];

/** Rows of one outcome, each with its problem. Rows that need the owner are decided here. */
export function ImportRows({ list, rows }: { list: ImportDetails; rows: readonly ImportRow[] }) {
  const words = useWords(book);
  const problems = useWords(importProblems);
  const { act, failure } = useImportAction();
  const mayLeaveOut = (list.balances !== null || list.visits !== null) && list.state === 'ready';
  const decide = (number: number, decision: Decision | null) =>
    act(() => changeImport(list._id, { decisions: [{ number, decision }] }));

  return (
    <>
      {failure && (
        <Alert tone="danger">
          <p>{failure}</p>
        </Alert>
      )}
      <PlainList>
        {rows.map((row) => (
          <PlainRow
            key={row.number}
            title={rowTitle(list, row.cells)}
            detail={
              row.problem
                ? problems.importProblem({ problem: row.problem })
                : words.rowNumber({ number: row.number })
            }
            actions={
              row.outcome === 'needs-you' && (list.visits === null || asksWho.includes(row.problem)) ? (
                <Segments
                  label={words.decisionOf({ number: row.number })}
                  value={row.decision}
                  choices={[
                    ['same', words.isSame()],
                    ['separate', words.isSeparate()],
                    ['skip', words.leaveOut()],
                  ]}
                  onChoose={(decision) => decide(row.number, decision)}
                />
              ) : mayLeaveOut && row.outcome === 'new' ? (
                <Button variant="ghost" size="small" onClick={() => decide(row.number, 'skip')}>
                  {words.leaveOut()}
                </Button>
              ) : mayLeaveOut && row.problem === 'skippedByOwner' ? (
                <Button variant="ghost" size="small" onClick={() => decide(row.number, null)}>
                  {words.bringIn()}
                </Button>
              ) : undefined
            }
          />
        ))}
      </PlainList>
    </>
  );
}
