import { useState } from 'react';
import { client } from '../../../api/client';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { Answered } from '../../../ui/answered';
import { Cluster } from '../../../ui/layout';
import { Pagination } from '../../../ui/pagination';
import { Segments } from '../../../ui/segments';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { imports as book } from '../../../words/imports.gen';
import { useWords } from '../../../words/use-words';
import { TableDownload } from '../../shared/tables/table-download';
import { ImportRows } from './import-rows';
import { caseOf, type ImportDetails, type Outcome, outcomes, type Problem } from './models';

/** How many rows come to what. Each figure opens its rows. */
export function ImportFigures({ list }: { list: ImportDetails }) {
  const words = useWords(book);
  const { _id: id, counts } = list;
  const some = outcomes.filter((outcome) => (counts?.[outcome] ?? 0) > 0);
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const shown = chosen !== null && some.includes(chosen) ? chosen : some[0];
  if (!counts || shown === undefined) return <Hint>{words.nothingToImport()}</Hint>;

  return (
    <>
      <Segments
        label={words.figures()}
        value={shown}
        choices={some.map(
          (outcome) =>
            [outcome, words.outcomeCount({ outcome: caseOf(outcome), count: counts[outcome] })] as const,
        )}
        onChoose={setChosen}
      />
      <Hint>{words.outcomeMeans({ outcome: caseOf(shown) })}</Hint>
      <RowsOf key={shown} list={list} outcome={shown} />
      <Cluster>
        <TableDownload
          label={words.downloadProblems()}
          ask={(form) =>
            client.GET('/imports/{id}/problems', {
              params: { path: { id }, query: form },
              parseAs: 'blob',
            })
          }
        />
      </Cluster>
    </>
  );
}

function RowsOf({ list, outcome }: { list: ImportDetails; outcome: Outcome }) {
  const words = useWords(book);
  const [page, setPage] = useState(1);
  const [problem, setProblem] = useState<Problem | null>(null);
  const salon = useSalon();
  const { formatSum } = useFormats();
  const rows = useApi('/imports/{id}/rows', {
    params: { path: { id: list._id }, query: { outcome, page, ...(problem && { problem }) } },
  });
  const currency = salon.data?.currency;
  const reasons = outcome === 'skipped' ? (list.balances?.leftOut ?? []) : [];
  return (
    <>
      {reasons.length > 1 && currency && (
        <Segments
          label={words.whyLeftOut()}
          value={problem ?? ''}
          choices={[
            ['', words.anyReason()],
            ...reasons.map(
              (reason) =>
                [
                  reason.problem,
                  words.leftOutFor({
                    problem: reason.problem,
                    count: reason.count,
                    money: formatSum(reason.amount, currency),
                  }),
                ] as const,
            ),
          ]}
          onChoose={(chosen) => {
            setProblem(chosen === '' ? null : chosen);
            setPage(1);
          }}
        />
      )}
      <Answered answer={rows} what={words.theLists()}>
        {(answer) => (
          <>
            <ImportRows list={list} rows={answer.items} />
            <Pagination
              label={words.rowsPages()}
              page={page}
              pageCount={Math.ceil(answer.total / answer.pageSize)}
              onPage={setPage}
            />
          </>
        )}
      </Answered>
    </>
  );
}
