import type { ReactNode } from 'react';
import { changeOf } from '../../../ui/charts/change';
import { type GoodWhen, Headline, Headlines } from '../../../ui/charts/headlines';
import { dayInUtc } from '../../../lib/local-day';
import { inSentence } from '../../../words/in-sentence';
import { About } from './about';
import { FigureLink } from './figure-link';
import type { Figure, Period } from './models';
import type { ReportAddress, Rows } from './report-address';
import type { ReportTexts } from './use-report-texts';

/** One of the four figures at the top of a report. */
export interface HeadFigure {
  name: string;
  figure: Figure;
  write: (value: number) => string;
  rows?: Rows;
  good?: GoodWhen;
  /** A share is compared in points. */
  unit?: 'percent' | 'points';
  /**
   * The previous period's value up to the same day; not set for averages and shares, which are compared with the
   * whole period.
   */
  byNow?: number | undefined;
  /** Replaces the previous figure. */
  note?: ReactNode;
  /** Explanation of the count. */
  about?: string;
}

/** The most important figures of a report: each with its change and previous value. */
export function ReportHeadlines({
  figures,
  period,
  byNow,
  texts,
  address,
}: {
  figures: readonly HeadFigure[];
  period: Period;
  /** The day up to which the previous period is compared; null if all of it is. */
  byNow: { lastDay: string } | null;
  texts: ReportTexts;
  address: ReportAddress;
}) {
  const { words, formatShortDay, rangeText, nameBefore } = texts;
  const before = ({ name, figure, write, rows, unit, byNow: cut }: HeadFigure): ReactNode => {
    if (byNow && cut !== undefined) {
      const day = formatShortDay(dayInUtc(byNow.lastDay), 'UTC');
      return cut ? words.amountBy({ value: write(cut), day }) : null;
    }
    if (figure.before === null || (figure.before === 0 && unit !== 'points')) return null;
    const value = write(figure.before);
    return inSentence(words.amountIn, {
      period: rangeText({ ...period, ...period.before }),
      value: rows ? (
        <FigureLink
          name={nameBefore(name)}
          value={value}
          address={address}
          rows={{ ...rows, before: 'true' }}
        />
      ) : (
        value
      ),
    });
  };
  // A running day cannot be compared with a whole one.
  const isComparable = period.isOver || byNow !== null;
  return (
    <Headlines>
      {figures.map((one) => {
        const { name, figure, write, rows, good, unit, byNow: cut, note, about } = one;
        const value = figure.now === null ? '–' : write(figure.now);
        const compared = byNow && cut !== undefined ? cut : figure.before;
        return (
          <Headline
            key={name}
            name={name}
            value={
              rows && figure.now !== null ? (
                <FigureLink name={name} value={value} address={address} rows={rows} />
              ) : (
                value
              )
            }
            change={isComparable ? changeOf(figure.now, compared, unit) : null}
            {...(good && { good })}
            about={about && <About figure={name}>{about}</About>}
          >
            {note ?? before(one)}
          </Headline>
        );
      })}
    </Headlines>
  );
}
