import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { client } from '../../../api/client';
import type { ProblemError } from '../../../api/problem';
import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Card } from '../../../ui/card';
import { Failure } from '../../../ui/failure';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { useUrlState } from '../../../ui/use-url-state';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { bookings } from '../../../words/bookings.gen';
import { reports as book } from '../../../words/reports.gen';
import { useWords } from '../../../words/use-words';
import { CsvButton } from '../../shared/csv/csv-button';
import { ClientsReport } from './clients-report';
import { MoneyReport } from './money-report';
import type { Period, WorkReport as AnyReport } from './models';
import { PeriodBar } from './period-bar';
import { type ReportAddress, reportAddress, type ReportName, reportNames } from './report-address';
import { TipsReport } from './tips-report';
import { useReportTexts } from './use-report-texts';
import { TillIsOff } from '../till-settings/till-is-off';
import { useTill } from '../till-settings/use-till';
import { WorkReport } from './work-report';

type Query = { period: ReportAddress['period']; day?: string };

const queryOf = ({ period, day }: ReportAddress): Query => ({ period, ...(day !== null && { day }) });

/** How the salon works and what it takes: one report of one period beside the one before. */
export function ReportBoard() {
  const { state: address, change } = useUrlState(reportAddress);
  const till = useTill();
  const isOn = till?.isOn ?? false;
  const shown = reportNames.filter((name) => isOn || name === 'work' || name === 'clients');
  const report =
    address.report !== null && shown.includes(address.report) ? address.report : (shown[0] ?? 'work');
  // Before it is known whether money is taken here, the first report is not known either.
  if (till === undefined) return <Loading />;
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
    <Answered {...props} answer={answer}>
      {(report) => <WorkReport report={report} address={props.address} />}
    </Answered>
  );
}

function OfClients(props: Props) {
  const query = queryOf(props.address);
  const answer = useApi('/reports/clients', { params: { query } }, { keepPreviousData: true });
  return (
    <Answered {...props} answer={answer}>
      {(report) => <ClientsReport report={report} address={props.address} />}
    </Answered>
  );
}

function OfMoney(props: Props) {
  const query = queryOf(props.address);
  const answer = useApi('/reports/money', { params: { query } }, { keepPreviousData: true });
  return (
    <Answered {...props} answer={answer}>
      {(report) => <MoneyReport report={report} address={props.address} />}
    </Answered>
  );
}

function OfTips(props: Props) {
  const query = queryOf(props.address);
  const answer = useApi('/reports/tips', { params: { query } }, { keepPreviousData: true });
  return (
    <Answered {...props} answer={answer}>
      {(report) => <TipsReport report={report} address={props.address} />}
    </Answered>
  );
}

interface Answer<Data> {
  data: Data | undefined;
  error: ProblemError | undefined;
  mutate: () => Promise<unknown>;
  isValidating: boolean;
}

function Answered<Data extends Pick<AnyReport, 'period' | 'currency' | 'timeZone'>>({
  answer: { data, error, mutate, isValidating },
  children,
  ...props
}: Props & { answer: Answer<Data>; children: (data: Data) => ReactNode }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  return (
    <Stack $gap={6}>
      <PeriodBar {...props} period={data?.period} />
      {data !== undefined ? (
        <>
          <Heading report={data} />
          <Tools report={props.report} address={props.address} />
          {children(data)}
        </>
      ) : error ? (
        <Failure
          what={words.theReport()}
          message={sentenceOf(error)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      ) : (
        <Loading />
      )}
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
    <div role="status">
      <h2>{period.isOver ? range : words.soFar({ period: range })}</h2>
      <p>{words.beside({ period: rangeText({ ...period, ...period.before }) })}</p>
    </div>
  );
}

/** On paper and in a spreadsheet. */
function Tools({ report, address }: { report: ReportName; address: ReportAddress }) {
  const { print } = useWords(bookings);
  const words = useWords(book);
  const query = queryOf(address);
  return (
    <ButtonRow>
      <CsvButton
        size="compact"
        ask={(separator) =>
          client.GET(`/reports/${report}.csv`, {
            params: { query: { ...query, separator } },
            parseAs: 'blob',
          })
        }
      />
      {report === 'money' && (
        <CsvButton
          size="compact"
          label={words.journal()}
          ask={(separator) =>
            client.GET('/reports/journal.csv', {
              params: { query: { ...query, separator } },
              parseAs: 'blob',
            })
          }
        />
      )}
      <Button variant="ghost" size="compact" onClick={() => window.print()}>
        <Icon of={Printer} /> {print()}
      </Button>
    </ButtonRow>
  );
}

function Loading() {
  const words = useWords(book);
  return (
    <Card aria-busy>
      <VisuallyHidden role="status">{words.loading()}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} $height="2.6rem" />
      ))}
    </Card>
  );
}
