import { parseArgs } from 'node:util';

export const USAGE = `npm run bench -- [options]
  --sizes 1k,10k,100k,1M   how many bookings the diary holds
  --clients 1,8,32         how many ask at the same time
  --seconds 2              how long each question is asked of each server, in slices of one second
  --warm-up 8              how many seconds the app answers a question before it is measured
  --per-day 4              bookings per member of staff and working day; ten fill the day
  --only month,booking     questions whose name holds one of these words
  --reports only           the reports with a million sales behind them: only, too, or no
  --built                  take the app as it was built last`;

const MULTIPLES = { k: 1000, m: 1_000_000 };

function wholeNumber(text) {
  const [, digits, multiple = ''] = /^(\d+)([km]?)$/i.exec(text.trim()) ?? [];
  const number = Number(digits) * (MULTIPLES[multiple.toLowerCase()] ?? 1);
  if (!Number.isInteger(number) || number < 1) throw new Error(`"${text}" is no number.\n${USAGE}`);
  return number;
}

const ascending = (text) =>
  text
    .split(',')
    .map(wholeNumber)
    .sort((left, right) => left - right);

export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '1k,10k,100k,1M' },
      clients: { type: 'string', default: '1,8,32' },
      seconds: { type: 'string', default: '2' },
      'warm-up': { type: 'string', default: '8' },
      'per-day': { type: 'string', default: '4' },
      only: { type: 'string', default: '' },
      reports: { type: 'string', default: 'too' },
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const perDay = wholeNumber(values['per-day']);
  if (perDay > 10) throw new Error(`More than ten bookings do not fit a day.\n${USAGE}`);
  return {
    sizes: values.reports === 'only' ? [] : ascending(values.sizes),
    hasReports: values.reports !== 'no',
    clients: ascending(values.clients),
    slices: wholeNumber(values.seconds),
    warmUp: wholeNumber(values['warm-up']),
    perDay,
    only: values.only === '' ? [''] : values.only.split(','),
    isBuilt: values.built,
    wantsHelp: values.help,
  };
}
