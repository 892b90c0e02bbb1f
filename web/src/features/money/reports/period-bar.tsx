import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { dayBeside, dayOfText } from '../../../lib/local-day';
import { PeriodSteps } from '../../../ui/period-steps';
import { figures } from '../../../words/figures.gen';
import { reports } from '../../../words/reports.gen';
import { useWords } from '../../../words/use-words';
import type { Period } from './models';
import { type PeriodKind, type ReportAddress, type ReportName, reportPath } from './report-address';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);

  @media print {
    display: none;
  }
`;
const Choices = styled.nav`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border: 1px solid var(--border-strong);
  border-radius: 24px;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding: 0 var(--s-3);
    border-radius: var(--r-full);
    color: var(--text-2);
    font-weight: 600;
    font-size: var(--t-meta);
    text-decoration: none;
  }
  a:hover {
    color: var(--text);
  }
  a[aria-current] {
    background: var(--accent);
    color: var(--on-accent);
  }
  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
`;
const DayField = styled.input`
  min-height: 40px;
  padding: 0 var(--s-2);
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text);
  font: inherit;
  font-size: var(--t-meta);

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const kinds: readonly PeriodKind[] = ['day', 'week', 'month', 'year'];

/** The choice of report and days. */
export function PeriodBar({
  report,
  shown,
  address,
  period,
  onDay,
}: {
  /** Null while the requested report is unavailable. */
  report: ReportName | null;
  shown: readonly ReportName[];
  address: ReportAddress;
  /** Once it is known. */
  period: Period | undefined;
  onDay: (day: string) => void;
}) {
  const words = useWords(reports);
  const names = useWords(figures);
  const pathBeside = (of: Period, step: 1 | -1) => reportPath({ ...address, day: dayBeside(of, step) });
  return (
    <Bar>
      <Choices aria-label={words.whichReport()}>
        {shown.map((name) => (
          <Link
            key={name}
            to={reportPath({ ...address, report: name })}
            aria-current={name === report ? 'page' : undefined}
          >
            {names[name]()}
          </Link>
        ))}
      </Choices>
      <Choices aria-label={words.period()}>
        {kinds.map((kind) => (
          <Link
            key={kind}
            to={reportPath({ ...address, period: kind })}
            aria-current={kind === address.period ? 'true' : undefined}
          >
            {words[kind]()}
          </Link>
        ))}
      </Choices>
      {period && (
        <PeriodSteps
          previous={{ to: pathBeside(period, -1), label: words.previousPeriod() }}
          next={{ to: pathBeside(period, 1), label: words.nextPeriod() }}
        >
          <DayField
            type="date"
            aria-label={words.goToDate()}
            value={address.day ?? period.firstDay}
            required
            onChange={({ target }) => {
              const day = dayOfText(target.value);
              if (day) onDay(day);
            }}
          />
        </PeriodSteps>
      )}
    </Bar>
  );
}
