import { useState } from 'react';
import styled from 'styled-components';
import { client } from '../../../api/client';
import { useApi, type AnswerOf } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import type { Currency } from '../../../lib/currency';
import { dayOfText, localDay } from '../../../lib/local-day';
import { Answered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Field } from '../../../ui/field';
import { Stack } from '../../../ui/layout';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { Section } from '../../../ui/section';
import { Table } from '../../../ui/table';
import { useFormats } from '../../../ui/use-formats';
import { reports } from '../../../words/reports.gen';
import { useWords } from '../../../words/use-words';
import { TableButton, TableDownload } from '../../shared/tables/table-download';
import { type Days, quarterOf } from './quarters';

const AccountsDialog = lazyDialogs(() => import('./accounts-dialog').then((part) => part.AccountsDialog));

type Vat = AnswerOf<'/accounting/vat'>;
type VatLine = Vat['lines'][number];

const Part = styled.div`
  @media print {
    display: none;
  }
`;
const Range = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 170px), 1fr));
  gap: var(--s-3);
  align-items: end;
  max-width: 720px;
`;

/** Tax by quarter or for any period, and exports for the accountant. */
export function AccountantPart({ timeZone, currency }: { timeZone: string; currency: Currency }) {
  const words = useWords(reports);
  const maySet = useMay().settings !== undefined;
  const today = localDay(new Date(), timeZone);
  const [days, setDays] = useState<Days>(() => quarterOf(today, -1));
  const [maps, setMaps] = useState(false);
  const isRange = days.from <= days.to;
  const answer = useApi(
    isRange ? '/accounting/vat' : null,
    { params: { query: days } },
    { keepPreviousData: true },
  );
  const change = (part: 'from' | 'to', text: string) => {
    const day = dayOfText(text);
    if (day) setDays({ ...days, [part]: day });
  };
  return (
    <Part>
      <Section title={words.forAccountant()} intro={words.forAccountantIntro()}>
        <Stack $gap={5}>
          <Range>
            <Field
              label={words.firstDay()}
              type="date"
              required
              value={days.from}
              onChange={({ target }) => change('from', target.value)}
            />
            <Field
              label={words.lastDay()}
              type="date"
              required
              min={days.from}
              {...(!isRange && { error: words.lastDayWrong() })}
              value={days.to}
              onChange={({ target }) => change('to', target.value)}
            />
          </Range>
          <ButtonRow>
            <Button variant="ghost" size="compact" onClick={() => setDays(quarterOf(today, -1))}>
              {words.lastQuarter()}
            </Button>
            <Button variant="ghost" size="compact" onClick={() => setDays(quarterOf(today))}>
              {words.thisQuarter()}
            </Button>
          </ButtonRow>
          {isRange && (
            <>
              <Answered answer={answer} what={words.theReport()}>
                {(vat) => <VatTable vat={vat} currency={currency} />}
              </Answered>
              <Downloads days={days} />
            </>
          )}
          {maySet && (
            <div>
              <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setMaps(true)}>
                {words.numberAccounts()}
              </Button>
            </div>
          )}
        </Stack>
      </Section>
      {maps && <AccountsDialog onClose={() => setMaps(false)} />}
    </Part>
  );
}

function VatTable({ vat, currency }: { vat: Vat; currency: Currency }) {
  const words = useWords(reports);
  const { formatSum } = useFormats();
  const rows = [
    ...vat.lines.map((line, index) => ({ ...line, key: String(index) })),
    { ...vat.total, key: 'total' },
  ];
  const nameOf = ({ key, name, ratePercent }: VatLine & { key: string }) => {
    if (key === 'total') return words.inAll();
    return ratePercent === null ? words.withoutTax() : words.rateOf({ name, percent: String(ratePercent) });
  };
  const sum = (key: 'net' | 'tax' | 'gross', header: string) => ({
    key,
    header,
    align: 'end' as const,
    cell: (line: VatLine) => formatSum(line[key], currency),
  });
  return (
    <>
      <Table
        caption={words.taxOfDays()}
        rows={rows}
        keyOf={({ key }) => key}
        rowsBelow={0}
        columns={[
          { key: 'rate', header: words.rate(), isRowHeader: true, cell: (line) => <bdi>{nameOf(line)}</bdi> },
          sum('net', words.net()),
          sum('tax', words.taxAmount()),
          sum('gross', words.gross()),
        ]}
      />
      <p>
        {words.leftOnCards({ money: formatSum(vat.giftCardLiability, currency) })}
        {vat.giftCardTax !== 0 && (
          <>
            <br />
            {words.taxOnCards({ money: formatSum(vat.giftCardTax, currency) })}
          </>
        )}
      </p>
    </>
  );
}

function Downloads({ days }: { days: Days }) {
  const words = useWords(reports);
  const parseAs = 'blob' as const;
  return (
    <ButtonRow>
      <TableDownload
        label={words.receiptsTable()}
        ask={(form) =>
          client.GET('/accounting/receipts.csv', { params: { query: { ...days, ...form } }, parseAs })
        }
      />
      <TableDownload
        label={words.movementsTable()}
        ask={(form) =>
          client.GET('/accounting/movements.csv', { params: { query: { ...days, ...form } }, parseAs })
        }
      />
      <TableDownload
        label={words.closesTable()}
        ask={(form) =>
          client.GET('/accounting/closes.csv', { params: { query: { ...days, ...form } }, parseAs })
        }
      />
      <TableDownload
        label={words.cardsTable()}
        ask={(form) =>
          client.GET('/accounting/gift-cards.csv', {
            params: { query: { day: days.to, ...form } },
            parseAs,
          })
        }
      />
      <TableDownload
        label={words.postingsTable()}
        ask={(form) =>
          client.GET('/accounting/postings.csv', { params: { query: { ...days, ...form } }, parseAs })
        }
      />
      <TableButton
        format="csv"
        label={words.datevTable()}
        ask={() =>
          client.GET('/accounting/postings.csv', { params: { query: { ...days, layout: 'datev' } }, parseAs })
        }
      />
    </ButtonRow>
  );
}
