import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { Answered, LoadingCard } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Stack } from '../../../ui/layout';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { Table } from '../../../ui/table';
import { TitleActions } from '../../../ui/titled';
import { useFormats } from '../../../ui/use-formats';
import { useUrlState } from '../../../ui/use-url-state';
import { commission } from '../../../words/commission.gen';
import { useWords } from '../../../words/use-words';
import { commissionAddress, commissionPath } from './commission-address';
import { MonthBar } from './month-bar';
import { RatesTable } from './rates-table';
import { Statement } from './statement';

const RateDialog = lazyDialogs(() => import('./rate-dialog').then((part) => part.RateDialog));

const Part = styled(Stack).attrs({ as: 'section' })`
  > h2 {
    font-size: var(--t-h3);
  }
  > p {
    max-width: 70ch;
    color: var(--text-2);
  }
  table {
    font-variant-numeric: tabular-nums;
  }
`;

/** Everyone's commission in a month, with its rates; or one person's statement. */
export function CommissionBoard() {
  const { state: address } = useUrlState(commissionAddress);
  return address.staff === null ? <Everybody /> : <Statement staffId={address.staff} address={address} />;
}

function Everybody() {
  const words = useWords(commission);
  const { formatSum } = useFormats();
  const { state: address } = useUrlState(commissionAddress);
  const query = address.day === null ? {} : { day: address.day };
  const month = useApi('/commission', { params: { query } }, { keepPreviousData: true });
  const rates = useApi('/commission/rates');
  const [isSetting, setSetting] = useState(false);
  return (
    <Stack $gap={6}>
      {rates.data && (
        <TitleActions>
          <Button size="compact" aria-haspopup="dialog" onClick={() => setSetting(true)}>
            {words.setRate()}
          </Button>
        </TitleActions>
      )}
      <Answered answer={month} what={words.theCommission()} skeleton={<LoadingCard said={words.loading()} />}>
        {(answer) => (
          <Part aria-label={words.statements()}>
            <MonthBar month={answer} address={address} />
            <p>{words.howCounted()}</p>
            {answer.people.length === 0 ? (
              <EmptyState title={words.noTeam()} hasArt={false} />
            ) : (
              <Table
                caption={words.statements()}
                rows={answer.people}
                keyOf={({ _id }) => _id}
                rowsBelow={520}
                columns={[
                  {
                    key: 'name',
                    onPhone: 'main',
                    header: words.name(),
                    isRowHeader: true,
                    cell: ({ _id, name }) => (
                      <Link
                        to={commissionPath({ ...address, staff: _id })}
                        aria-label={words.statementOf({ name })}
                      >
                        <bdi>{name}</bdi>
                      </Link>
                    ),
                  },
                  {
                    key: 'services',
                    header: words.services(),
                    align: 'end',
                    cell: ({ services }) => formatSum(services, answer.currency),
                  },
                  {
                    key: 'products',
                    header: words.products(),
                    align: 'end',
                    cell: ({ products }) => formatSum(products, answer.currency),
                  },
                  {
                    key: 'commission',
                    onPhone: 'end',
                    header: words.commission(),
                    align: 'end',
                    cell: (person) => <strong>{formatSum(person.commission, answer.currency)}</strong>,
                  },
                ]}
              />
            )}
          </Part>
        )}
      </Answered>
      <Answered answer={rates} what={words.theCommission()} skeleton={<LoadingCard said={words.loading()} />}>
        {(answer) => (
          <Part aria-labelledby="rates">
            <h2 id="rates">{words.rates()}</h2>
            <p>{words.ratesHint()}</p>
            <RatesTable rates={answer} />
          </Part>
        )}
      </Answered>
      {isSetting && <RateDialog onClose={() => setSetting(false)} />}
    </Stack>
  );
}
