import { Table } from '../../../ui/table';
import type { WorkReport } from './models';
import type { ReportAddress } from './report-address';
import { Beside, Part } from './report-parts';
import { FigureLink } from './figure-link';
import { type ReportTexts, wordOfLead } from './use-report-texts';

/** Notice given with cancellations, and the side that cancelled. */
export function Cancellations({
  report,
  texts,
  address,
}: {
  report: WorkReport;
  texts: ReportTexts;
  address: ReportAddress;
}) {
  const { words, names, count } = texts;
  return (
    <Part aria-labelledby="cancellations">
      <h2 id="cancellations">{names.cancellations()}</h2>
      <Table
        caption={words.defCancelled()}
        rows={report.cancellations}
        keyOf={({ lead }) => lead}
        rowsBelow={0}
        columns={[
          {
            key: 'lead',
            header: names.cancelled(),
            isRowHeader: true,
            cell: ({ lead }) => (
              <FigureLink
                name={names.cancelled()}
                value={names.lead({ lead: wordOfLead[lead] })}
                address={address}
                rows={{ figure: 'cancelled', lead }}
              />
            ),
          },
          {
            key: 'client',
            header: names.byClient(),
            align: 'end',
            cell: ({ lead, byClient }) => (
              <Beside
                {...{ texts, address }}
                name={`${names.cancelled()}, ${names.byClient()}, ${names.lead({ lead: wordOfLead[lead] })}`}
                figure={byClient}
                write={count}
                rows={{ figure: 'cancelled', lead, by: 'client' }}
              />
            ),
          },
          {
            key: 'salon',
            header: names.bySalon(),
            align: 'end',
            cell: ({ lead, bySalon }) => (
              <Beside
                {...{ texts, address }}
                name={`${names.cancelled()}, ${names.bySalon()}, ${names.lead({ lead: wordOfLead[lead] })}`}
                figure={bySalon}
                write={count}
                rows={{ figure: 'cancelled', lead, by: 'salon' }}
              />
            ),
          },
        ]}
      />
    </Part>
  );
}
