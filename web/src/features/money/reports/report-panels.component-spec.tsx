import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { charts } from '../../../words/charts.gen';
import { figures } from '../../../words/figures.gen';
import { formats } from '../../../words/formats.gen';
import { reports } from '../../../words/reports.gen';
import type { Currency } from '../../../lib/currency';
import type { Period } from './models';
import { ReportHeadlines } from './report-headlines';
import { SeenAgain } from './seen-again';
import { TotalPanel } from './total-panel';
import { type ReportTexts, useReportTexts } from './use-report-texts';

beforeAll(() => Promise.all([charts, figures, formats, reports].map((area) => area.fetch('en'))));

const dollars: Currency = { code: 'USD', symbol: '$', decimals: 2 };
const period = {
  kind: 'week',
  firstDay: '2027-03-15',
  lastDay: '2027-03-21',
  before: { firstDay: '2027-03-08', lastDay: '2027-03-14' },
  isOver: false,
} as Period;
const address = { report: 'work', period: 'week', day: '2027-03-15' } as Parameters<
  typeof TotalPanel
>[0]['address'];

function WithTexts({ children }: { children: (texts: ReportTexts) => ReactNode }) {
  return children(useReportTexts(dollars, period));
}
const show = (part: (texts: ReportTexts) => ReactNode) =>
  render(
    <MemoryRouter>
      <WithTexts>{part}</WithTexts>
    </MemoryRouter>,
  ).container;

/** A finger at a third of the width; jsdom’s pointers have neither a type nor a place. */
function touch(way: 'pointerDown' | 'pointerOut', plot: Element) {
  const event = createEvent[way](plot);
  Object.defineProperties(event, { pointerType: { value: 'touch' }, clientX: { value: 100 } });
  fireEvent(plot, event);
}

const week = (first: number, values: readonly number[], comes: readonly number[] = []) =>
  values.map((value, index) => {
    const day = `2027-03-${String(first + index).padStart(2, '0')}`;
    return { firstDay: day, lastDay: day, value, coming: comes[index] ?? 0 };
  });

describe('a running total', () => {
  beforeEach(() => {
    // Tuesday, so that two days have begun.
    jest.useFakeTimers({ now: new Date('2027-03-16T12:00:00Z'), doNotFake: ['queueMicrotask'] });
  });
  afterEach(() => jest.useRealTimers());

  const open = () =>
    show((texts) => (
      <TotalPanel
        name="Booked value"
        report={{
          parts: week(15, [10, 20, 0, 0], [0, 0, 5, 0]),
          partsBefore: week(8, [1, 2, 3, 4]),
          period,
          timeZone: 'UTC',
        }}
        valueOf={({ value }) => value}
        aheadOf={({ coming }) => coming}
        write={String}
        writeAxis={String}
        texts={texts}
        address={address}
        rowsOf={{ figure: 'done' }}
      />
    ));

  test('has the period before and what is booked ahead in its table, as totals too', () => {
    const table = within(open()).getByRole('table', { hidden: true });

    const cells = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].slice(2).map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['Running total', 'Booked ahead', expect.stringMatching(/^Running total, .*8 .*2027$/)],
      ['10', '–', '1'],
      ['30', '–', '3'],
      ['–', '35', '6'],
      ['–', '35', '10'],
    ]);
  });

  test('is read where a finger taps it, and still after it is lifted', () => {
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ left: 0, right: 300, width: 300 } as DOMRect);
    const plot = open().querySelector('svg')?.parentElement as HTMLElement;

    touch('pointerDown', plot);
    touch('pointerOut', plot);

    expect(screen.getByText(/16 .*: 30, 3 before$/)).toBeTruthy();
  });
});

describe('clients who came again', () => {
  const month = (firstDay: string, isOver: boolean) => ({
    firstDay,
    lastDay: firstDay.replace('-01', '-28'),
    clients: 4,
    seenAgain: 2,
    newClients: 2,
    newSeenAgain: 1,
    isOver,
  });

  test('of a month that is not over are said to be still counting, in the bar and in the row', () => {
    const panel = show((texts) => (
      <SeenAgain
        report={{ seenAgain: [month('2026-11-01', true), month('2027-02-01', false)] }}
        texts={texts}
        address={address}
      />
    ));

    const bars = within(panel)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? '')
      .filter((name) => name.includes('%'));
    expect(bars.map((name) => name.includes('still counting'))).toEqual([false, true]);
    const rows = within(panel)
      .getAllByRole('rowheader', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['November 2026', 'February 2027, still counting']);
  });

  test('are an empty panel with a server that does not count them', () => {
    expect(show((texts) => <SeenAgain report={{}} texts={texts} address={address} />).textContent).toContain(
      'Nothing yet.',
    );
  });
});

test('a share that was zero before is compared in points', () => {
  const headline = show((texts) => (
    <ReportHeadlines
      figures={[
        { name: 'No-show rate', figure: { now: 0.08, before: 0 }, write: texts.share, unit: 'points' },
        { name: 'Completed bookings', figure: { now: 8, before: 0 }, write: String },
      ]}
      period={{ ...period, isOver: true }}
      byNow={null}
      texts={texts}
      address={address}
    />
  ));

  const [share, count] = [...headline.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(share).toMatch(/up 8 .*: 0%$/);
  expect(count).toBe('Completed bookings8');
});
