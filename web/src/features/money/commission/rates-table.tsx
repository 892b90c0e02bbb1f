import { answerOf, client } from '../../../api/client';
import { asProblem } from '../../../api/problem';
import { useAction } from '../../../api/use-action';
import { useRefresh } from '../../../api/use-refresh';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { dayInUtc } from '../../../lib/local-day';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Table } from '../../../ui/table';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { commission } from '../../../words/commission.gen';
import { useWords } from '../../../words/use-words';
import type { CommissionRate } from './models';

/** The commission rates: who, on what, how much, from when. */
export function RatesTable({ rates }: { rates: readonly CommissionRate[] }) {
  const words = useWords(commission);
  const sentenceOf = useSentenceOf();
  const refresh = useRefresh();
  const { formatShortDay, formatDecimal } = useFormats();
  const { run, isBusy } = useAction();
  if (rates.length === 0) return <EmptyState title={words.noRates()} hasArt={false} />;
  const textOf = ({ scope, title }: CommissionRate) =>
    scope === 'services' ? words.allServices() : scope === 'products' ? words.allProducts() : title;
  const remove = (rate: CommissionRate) =>
    void run(async () => {
      try {
        await answerOf(client.DELETE('/commission/rates/{id}', { params: { path: { id: rate._id } } }));
        toast.success(words.rateRemoved());
      } catch (thrown) {
        toast.error(sentenceOf(asProblem(thrown)));
      }
      await refresh('/commission/**');
    });
  return (
    <Table
      caption={<VisuallyHidden>{words.rates()}</VisuallyHidden>}
      rows={rates}
      keyOf={({ _id }) => _id}
      rowsBelow={640}
      columns={[
        {
          key: 'name',
          onPhone: 'main',
          header: words.name(),
          isRowHeader: true,
          cell: ({ staffName }) => <bdi>{staffName}</bdi>,
        },
        { key: 'of', onPhone: 'sub', header: words.of(), cell: (rate) => <bdi>{textOf(rate)}</bdi> },
        {
          key: 'percent',
          onPhone: 'end',
          header: words.rate(),
          align: 'end',
          cell: ({ percent }) =>
            words.percent({ number: Number.isInteger(percent) ? String(percent) : formatDecimal(percent) }),
        },
        {
          key: 'from',
          onPhone: 'sub',
          header: words.fromDay(),
          cell: ({ fromDay }) => `${formatShortDay(dayInUtc(fromDay), 'UTC')} ${fromDay.slice(0, 4)}`,
        },
        {
          key: 'remove',
          onPhone: 'more',
          header: words.remove(),
          align: 'end',
          cell: (rate) => (
            <Button
              variant="quiet"
              size="small"
              isBusy={isBusy}
              aria-label={words.removeRate({ name: rate.staffName, of: textOf(rate) })}
              onClick={() => remove(rate)}
            >
              {words.remove()}
            </Button>
          ),
        },
      ]}
    />
  );
}
