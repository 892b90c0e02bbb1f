import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { charts } from '../../words/charts.gen';
import { formats } from '../../words/formats.gen';
import { BarList } from './bar-list';
import { changeOf } from './change';
import { HeatMap } from './heat-map';
import { Headline, Headlines } from './headlines';
import { LineChart } from './line-chart';
import { Panel } from './panel';

beforeAll(async () => {
  await charts.fetch('en');
  await formats.fetch('en');
});

const headline = (now: number, before: number, good: 'more' | 'less') =>
  render(
    <Headlines>
      <Headline name="Discounts" value="$90" change={changeOf(now, before)} good={good} />
    </Headlines>,
  ).container;

test('a change says up or down to those who do not see its arrow', () => {
  expect(headline(90, 100, 'less').textContent).toContain('down 10%');
});

test('good news is green whichever way the arrow points', () => {
  expect(headline(90, 100, 'less').querySelector('[data-news]')?.getAttribute('data-news')).toBe('good');
  expect(headline(90, 100, 'more').querySelector('[data-news]')?.getAttribute('data-news')).toBe('bad');
});

test('a bar is one link that says its figure, and a bar without a figure before has no mark', () => {
  const { container } = render(
    <MemoryRouter>
      <BarList
        label="Services"
        bars={[
          {
            key: 'a',
            name: 'Cut',
            value: 80,
            before: 40,
            text: '$80',
            to: '/a',
            label: 'Taken, Cut: $80, see details',
          },
          {
            key: 'b',
            name: 'Gloss',
            value: 20,
            before: 0,
            text: '$20',
            to: '/b',
            label: 'Taken, Gloss: $20, see details',
          },
        ]}
      />
    </MemoryRouter>,
  );

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Taken, Cut: $80, see details',
    'Taken, Gloss: $20, see details',
  ]);
  expect([...container.querySelectorAll('i')].map(({ style }) => style.width)).toEqual(['100%', '25%']);
  expect(container.querySelectorAll('u')).toHaveLength(1);
});

test('a heat map is a table with its number in each cell, and says of a closed day that it is closed', () => {
  render(
    <HeatMap
      label="Busy hours"
      caption="In percent"
      columns={['09', '10']}
      rows={[
        { key: '1', name: 'Mon', shares: [0.25, 1.1] },
        { key: '7', name: 'Sun', shares: [null, null] },
      ]}
      off="Closed"
      write={(share) => String(Math.round(share * 100))}
    />,
  );

  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Mon25110', 'SunClosed']);
});

test('a line is drawn for the eye; its panel says the same and has the table', () => {
  const point = { label: '1', now: 4, before: 2, single: 4 };
  const { container } = render(
    <Panel title="Taken" summary="$4 in total." table={<p>The table</p>}>
      <LineChart
        points={[point, { ...point, label: '2', now: null, single: 0 }]}
        write={(value) => `$${value}`}
      />
    </Panel>,
  );

  expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Taken' }).textContent).toContain('$4 in total.');
  expect(screen.getByText('Show as a table').textContent).toBe('Show as a table: Taken');
});
