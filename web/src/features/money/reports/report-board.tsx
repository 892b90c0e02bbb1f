import type { ReactNode } from 'react';
import { Download, Printer } from 'lucide-react';
import styled from 'styled-components';
import { client } from '../../../api/client';
import type { Answer } from '../../../lib/answer';
import { useApi } from '../../../api/use-api';
import { Answered, LoadingCard } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { PopoverButton } from '../../../ui/popover-button';
import { useUrlState } from '../../../ui/use-url-state';
import { bookings } from '../../../words/bookings.gen';
import { reports as book } from '../../../words/reports.gen';
import { useWords } from '../../../words/use-words';
import { TableFormats } from '../../shared/tables/table-download';
import { ClientsReport } from './clients-report';
import { MoneyReport } from './money-report';
import type { Period, WorkReport as AnyReport } from './models';
import { PeriodBar } from './period-bar';
import { type ReportAddress, reportAddress, type ReportName, reportNames } from './report-address';
import { TipsReport } from './tips-report';
import { useReportTexts } from './use-report-texts';
import { TillIsOff } from '../till-settings/till-is-off';
import { useTillSettings } from '../till-settings/use-till';
import { WorkReport } from './work-report';

const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--s-3);

  h2 {
    font: 600 1.125rem/1.5 var(--font-ui);
  }
  p {
    color: var(--text-2);
    font-size: var(--t-small);
  }
`;

type Query = { period: ReportAddress['period']; day?: string };

const queryOf = ({ period, day }: ReportAddress): Query => ({ period, ...(day !== null && { day }) });

/** The salon's work and sales: one report of one period, compared with the previous one. */
export function ReportBoard() {
  const words = useWords(book);
  // The default report depends on the till's mode, so wait for it.
  return (
    <Answered
      answer={useTillSettings()}
      what={words.theReport()}
      skeleton={<LoadingCard rows={6} said={words.loading()} />}
    >
      {({ mode }) => <ReportOfAddress isOn={mode !== 'off'} />}
    </Answered>
  );
}

/** The report that the address names; without one, the first. */
function ReportOfAddress({ isOn }: { isOn: boolean }) {
  const { state: address, change } = useUrlState(reportAddress);
  const shown = reportNames.filter((name) => isOn || name === 'work' || name === 'clients');
  const report =
    address.report !== null && shown.includes(address.report) ? address.report : (shown[0] ?? 'work');
  const props = { address, report, shown, onDay: (day: string) => change({ day }) };
  const isOfMoney = address.report === 'money' || address.report === 'tips';
  if (!isOn && isOfMoney) {
    return (
      <Stack $gap={6}>
        <PeriodBar {...props} report={null} period={undefined} />
        <TillIsOff />
      </Stack>
    );
  }
  if (report === 'work') return <OfWork {...props} />;
  if (report === 'clients') return <OfClients {...props} />;
  return report === 'money' ? <OfMoney {...props} /> : <OfTips {...props} />;
}

interface Props {
  address: ReportAddress;
  report: ReportName;
  shown: readonly ReportName[];
  onDay: (day: string) => void;
}

function OfWork(props: Props) {
  const query = queryOf(props.address);
  const answer = useApi('/reports/work', { params: { query } }, { keepPreviousData: true });
  return (
    <Board {...props} answer={answer}>
      {(report) => <WorkReport report={report} address={props.address} />}
    </Board>
  );
}

function OfClients(props: Props) {
  const query = queryOf(props.address);
  const answer = useApi('/reports/clients', { params: { query } }, { keepPreviousData: true });
  return (
    <Board {...props} answer={answer}>
      {(report) => <ClientsReport report={report} address={props.address} />}
    </Board>
  );
}

function OfMoney(props: Props) {
  const query = queryOf(props.address);
  const answer = useApi('/reports/money', { params: { query } }, { keepPreviousData: true });
  return (
    <Board {...props} answer={answer}>
      {(report) => <MoneyReport report={report} address={props.address} />}
    </Board>
  );
}

function OfTips(props: Props) {
  const query = queryOf(props.address);
  const answer = useApi('/reports/tips', { params: { query } }, { keepPreviousData: true });
  return (
    <Board {...props} answer={answer}>
      {(report) => <TipsReport report={report} address={props.address} />}
    </Board>
  );
}

function Board<Data extends Pick<AnyReport, 'period' | 'currency' | 'timeZone'>>({
  answer,
  children,
  ...props
}: Props & { answer: Answer<Data>; children: (data: Data) => ReactNode }) {
  const words = useWords(book);
  return (
    <Stack>
      <PeriodBar {...props} period={answer.data?.period}>
        {answer.data && <Tools report={props.report} address={props.address} />}
      </PeriodBar>
      <Answered
        answer={answer}
        what={words.theReport()}
        skeleton={<LoadingCard rows={6} said={words.loading()} />}
      >
        {(data) => (
          <>
            <Heading report={data} />
            {children(data)}
          </>
        )}
      </Answered>
    </Stack>
  );
}

function Heading({
  report: { period, currency },
}: {
  report: { period: Period; currency: AnyReport['currency'] };
}) {
  const { words, rangeText } = useReportTexts(currency);
  const range = rangeText(period);
  return (
    <Shown role="status">
      <h2>{period.isOver ? range : words.soFar({ period: range })}</h2>
      <p>{words.beside({ period: rangeText({ ...period, ...period.before }) })}</p>
    </Shown>
  );
}

/** Printing and exporting. */
function Tools({ report, address }: { report: ReportName; address: ReportAddress }) {
  const { print } = useWords(bookings);
  const words = useWords(book);
  const query = queryOf(address);
  return (
    <PopoverButton label={words.export()} icon={<Icon of={Download} />}>
      <Stack $gap={2}>
        <TableFormats
          ask={(form) =>
            client.GET(`/reports/${report}.csv`, {
              params: { query: { ...query, ...form } },
              parseAs: 'blob',
            })
          }
        />
        {report === 'money' && (
          <TableFormats
            title={words.journal()}
            ask={(form) =>
              client.GET('/reports/journal.csv', {
                params: { query: { ...query, ...form } },
                parseAs: 'blob',
              })
            }
          />
        )}
        <Button variant="ghost" size="compact" onClick={() => window.print()}>
          <Icon of={Printer} /> {print()}
        </Button>
      </Stack>
    </PopoverButton>
  );
}
