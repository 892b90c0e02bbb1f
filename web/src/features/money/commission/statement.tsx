import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { client } from '../../../api/client';
import { useApi } from '../../../api/use-api';
import { dayInUtc } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Answered, LoadingCard } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { Table } from '../../../ui/table';
import { useFormats } from '../../../ui/use-formats';
import { TitleBack } from '../../../ui/titled';
import { bookings } from '../../../words/bookings.gen';
import { commission } from '../../../words/commission.gen';
import { useWords } from '../../../words/use-words';
import { TableDownload } from '../../shared/tables/table-download';
import { type CommissionAddress, commissionPath } from './commission-address';
import { MonthBar } from './month-bar';

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-6);

  dt {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  dd {
    font: 400 1.625rem/1.25 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;
const Lines = styled.div`
  font-variant-numeric: tabular-nums;
`;

/** One person's commission in a month, line by line; printable. */
export function Statement({ staffId, address }: { staffId: string; address: CommissionAddress }) {
  const words = useWords(commission);
  const { print } = useWords(bookings);
  const { formatSum, formatShortDay, formatDecimal } = useFormats();
  const query = address.day === null ? {} : { day: address.day };
  const params = { path: { staffId }, query };
  const statement = useApi('/commission/{staffId}', { params }, { keepPreviousData: true });
  const percent = (rate: number) =>
    words.percent({ number: Number.isInteger(rate) ? String(rate) : formatDecimal(rate) });
  return (
    <Stack $gap={5}>
      <ButtonRow>
        <TitleBack to={commissionPath({ day: address.day })}>{words.backToAll()}</TitleBack>
        <TableDownload
          ask={(form) =>
            client.GET('/commission/{staffId}/export', {
              params: { path: { staffId }, query: { ...query, ...form } },
              parseAs: 'blob',
            })
          }
        />
        <Button variant="ghost" size="compact" onClick={() => window.print()}>
          <Icon of={Printer} /> {print()}
        </Button>
      </ButtonRow>
      <Answered
        answer={statement}
        what={words.theCommission()}
        skeleton={<LoadingCard said={words.loading()} />}
      >
        {({ name, services, products, commission: sum, lines, currency, ...month }) => (
          <>
            <MonthBar month={month} address={address} />
            <h2>{words.statementOf({ name })}</h2>
            <Sums>
              <div>
                <dt>{words.commission()}</dt>
                <dd>{formatSum(sum, currency)}</dd>
              </div>
              <div>
                <dt>{words.services()}</dt>
                <dd>{formatSum(services, currency)}</dd>
              </div>
              <div>
                <dt>{words.products()}</dt>
                <dd>{formatSum(products, currency)}</dd>
              </div>
            </Sums>
            {lines.length === 0 ? (
              <EmptyState title={words.nothingSold()} hasArt={false} />
            ) : (
              <Lines>
                <Table
                  caption={words.howCounted()}
                  rows={lines}
                  keyOf={({ _id }) => _id}
                  rowsBelow={640}
                  columns={[
                    {
                      key: 'day',
                      onPhone: 'start',
                      header: words.day(),
                      cell: ({ businessDay }) => formatShortDay(dayInUtc(businessDay), 'UTC'),
                    },
                    {
                      key: 'sold',
                      onPhone: 'main',
                      header: words.sold(),
                      isRowHeader: true,
                      cell: ({ title }) => <bdi>{title}</bdi>,
                    },
                    {
                      key: 'sale',
                      onPhone: 'sub',
                      header: words.sale(),
                      cell: ({ saleId, label }) => (
                        <Link to={paths.dashboardSale(saleId)}>{label ?? words.sale()}</Link>
                      ),
                    },
                    {
                      key: 'net',
                      header: words.net(),
                      align: 'end',
                      cell: ({ net }) => formatSum(net, currency),
                    },
                    {
                      key: 'rate',
                      onPhone: 'more',
                      header: words.rate(),
                      align: 'end',
                      cell: (line) => percent(line.percent),
                    },
                    {
                      key: 'commission',
                      onPhone: 'end',
                      header: words.commission(),
                      align: 'end',
                      cell: (line) => formatSum(line.commission, currency),
                    },
                  ]}
                />
              </Lines>
            )}
          </>
        )}
      </Answered>
    </Stack>
  );
}
