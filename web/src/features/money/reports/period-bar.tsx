import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { dayBeside, dayOfText } from '../../../lib/local-day';
import { LinkTabs } from '../../../ui/link-tabs';
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
/** Above the choice of days, as wide as the page. */
const WholeRow = styled.div`
  flex: 1 0 100%;
  min-width: 0;
`;
const Choices = styled.nav`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border-radius: var(--r-full);
  background: var(--surface-2);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 34px;
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
    background: var(--surface);
    box-shadow: 0 0 0 1px var(--border-strong);
    color: var(--text);
  }
  @media (forced-colors: active) {
    a[aria-current] {
      outline: 2px solid CanvasText;
    }
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

const End = styled.div`
  margin-inline-start: auto;
`;

const kinds: readonly PeriodKind[] = ['day', 'week', 'month', 'year'];

/** The choice of report and days. */
export function PeriodBar({
  report,
  shown,
  address,
  period,
  onDay,
  children,
}: {
  /** Null while the requested report is unavailable. */
  report: ReportName | null;
  shown: readonly ReportName[];
  address: ReportAddress;
  /** Once it is known. */
  period: Period | undefined;
  onDay: (day: string) => void;
  /** At the end of the bar. */
  children?: ReactNode;
}) {
  const words = useWords(reports);
  const names = useWords(figures);
  const pathBeside = (of: Period, step: 1 | -1) => reportPath({ ...address, day: dayBeside(of, step) });
  return (
    <Bar>
      <WholeRow>
        <LinkTabs
          label={words.whichReport()}
          tabs={shown.map((name) => ({
            to: reportPath({ ...address, report: name }),
            label: names[name](),
            isOpen: name === report,
          }))}
        />
      </WholeRow>
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
      {children && <End>{children}</End>}
    </Bar>
  );
}
