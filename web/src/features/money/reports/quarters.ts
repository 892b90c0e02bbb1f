export interface Days {
  from: string;
  to: string;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** The calendar quarter that contains a day, or an earlier or later one. */
export function quarterOf(day: string, shift = 0): Days {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = year * 12 + Math.floor((month - 1) / 3) * 3 + shift * 3;
  const end = first + 2;
  const last = new Date(Date.UTC(Math.floor(end / 12), (end % 12) + 1, 0)).getUTCDate();
  const monthOf = (months: number): string => `${Math.floor(months / 12)}-${pad((months % 12) + 1)}`;
  return { from: `${monthOf(first)}-01`, to: `${monthOf(end)}-${pad(last)}` };
}
