import { useAction } from '../../../api/use-action';
import { useRefresh } from '../../../api/use-refresh';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { Segments } from '../../../ui/segments';
import { imports as book } from '../../../words/imports.gen';
import { useWords } from '../../../words/use-words';
import { changeImport } from './import-calls';
import type { Decision, ImportDetails, ImportRow } from './models';

/** Rows of one outcome, each with its problem. Rows that need the owner are decided here. */
export function ImportRows({ list, rows }: { list: ImportDetails; rows: readonly ImportRow[] }) {
  const words = useWords(book);
  const refresh = useRefresh();
  const sentenceOf = useSentenceOf();
  const { run, problem } = useAction();
  const decide = (number: number, decision: Decision) =>
    void run(async () => {
      await changeImport(list._id, { decisions: [{ number, decision }] });
      await refresh('/imports/**');
    });

  return (
    <>
      {problem && (
        <Alert tone="danger">
          <p>{sentenceOf(problem)}</p>
        </Alert>
      )}
      <PlainList>
        {rows.map((row) => (
          <PlainRow
            key={row.number}
            title={row.cells.filter(Boolean).slice(0, 4).join(' · ')}
            detail={
              row.problem
                ? words.problemOf({ problem: row.problem })
                : words.rowNumber({ number: row.number })
            }
            actions={
              row.outcome === 'needs-you' ? (
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
              ) : undefined
            }
          />
        ))}
      </PlainList>
    </>
  );
}
