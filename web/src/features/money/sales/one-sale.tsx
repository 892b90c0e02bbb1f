import { useState, type ReactNode } from 'react';
import { RotateCcw, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { dayInUtc, localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Answered, LoadingCard } from '../../../ui/answered';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { BackLink } from '../../../ui/back-link';
import { Card } from '../../../ui/card';
import { DescriptionList } from '../../../ui/description-list';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { Paper, usePrinting } from '../../../ui/paper';
import { Skeleton } from '../../../ui/skeleton';
import { useFormats } from '../../../ui/use-formats';
import { inSentence } from '../../../words/in-sentence';
import { dashboard } from '../../../words/dashboard.gen';
import { sales } from '../../../words/sales.gen';
import type { SalesWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { TillIsOff } from '../till-settings/till-is-off';
import type { Sale } from './models';
import { Receipt } from './receipt';
import { ReceiptActions } from './receipt-actions';
import { SaleFigures } from './sale-figures';

const RefundDialog = lazyDialogs(() => import('./refund-dialog').then((part) => part.RefundDialog));
const UndoDialog = lazyDialogs(() => import('./undo-dialog').then((part) => part.UndoDialog));

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  max-width: 720px;

  a {
    color: var(--accent);
    text-underline-offset: 3px;
  }
`;
const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  color: var(--text-2);

  strong {
    color: var(--text);
    font: 400 2.25rem / 1.15 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;
const Refunds = styled.ul`
  display: grid;
  gap: var(--s-2);

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-3);
  }
`;

/** A sale or refund: its lines, payments, refunds and actions. */
export function OneSale({
  id,
  titled,
}: {
  id: string;
  titled: (title: string, sheet: ReactNode) => ReactNode;
}) {
  const words = useWords(sales);
  const menu = useWords(dashboard);
  const salon = useSalon();
  const sale = useApi('/sales/{id}', { params: { path: { id } } });
  const answer = allOf({ sale, salon });
  const title = sale.data ? titleOf(words, sale.data) : words.sale();
  return titled(
    title,
    <Sheet>
      <BackLink to={paths.dashboardSales}>{menu.sales()}</BackLink>
      <h1>{title}</h1>
      {sale.error?.code === 'till-off' ? (
        <TillIsOff />
      ) : (
        <Answered
          answer={answer}
          what={words.thisSale()}
          skeleton={
            <LoadingCard>
              <Skeleton $width="40%" $height="2.25rem" />
              <Skeleton $height="10rem" />
            </LoadingCard>
          }
        >
          {(known) => <SaleSheet key={known.sale._id} {...known} />}
        </Answered>
      )}
    </Sheet>,
  );
}

const titleOf = (words: SalesWords, { kind, label }: Sale): string => {
  if (kind === 'refund') return words.refundNumber({ label: label ?? '' });
  return label === null ? words.saleWithoutNumber() : words.saleNumber({ label });
};

function SaleSheet({ sale, salon }: { sale: Sale; salon: Salon }) {
  const words = useWords(sales);
  const { formatDateTime, formatDay, formatSum } = useFormats();
  const [opened, setOpened] = useState<'refund' | 'undo' | null>(null);
  const { print } = usePrinting();
  const close = () => setOpened(null);
  const { timeZone } = salon;
  const { booking, ofSale, can } = sale;
  const isRefund = sale.kind === 'refund';
  return (
    <>
      {sale.undoneBy !== null && (
        <Alert tone="info" title={words.wasUndone()}>
          <Link to={paths.dashboardSale(sale.undoneBy)}>{words.showRefund()}</Link>
        </Alert>
      )}
      <Card>
        <Head>
          <span>
            {formatDateTime(sale.madeAt, timeZone)}
            {sale.soldBy.name && (
              <> · {inSentence(words.servedBy, { name: <bdi>{sale.soldBy.name}</bdi> })}</>
            )}
          </span>
          <strong>{formatSum(isRefund ? -sale.total : sale.total, sale.currency)}</strong>
        </Head>
        <SaleFigures sale={sale} />
      </Card>
      <DescriptionList>
        {booking && (
          <>
            <dt>{words.visit()}</dt>
            <dd>
              <Link to={paths.dashboardOrdersFound(booking.reference)}>
                <bdi>{booking.clientName || words.erasedClient()}</bdi>,{' '}
                <span dir="ltr">{booking.reference}</span>
              </Link>
            </dd>
          </>
        )}
        {ofSale && (
          <>
            <dt>{words.ofSale()}</dt>
            <dd>
              <Link to={paths.dashboardSale(ofSale._id)}>
                <span dir="ltr">{ofSale.label ?? words.saleWithoutNumber()}</span>
              </Link>
            </dd>
          </>
        )}
        {localDay(sale.madeAt, timeZone) !== sale.businessDay && (
          <>
            <dt>{words.dayOfTill()}</dt>
            <dd>{formatDay(dayInUtc(sale.businessDay), 'UTC')}</dd>
          </>
        )}
        {sale.reason && (
          <>
            <dt>{words.reason()}</dt>
            <dd>
              <bdi>{sale.reason}</bdi>
            </dd>
          </>
        )}
        {sale.refunds.length > 0 && (
          <>
            <dt>{words.refunds()}</dt>
            <dd>
              <Refunds>
                {sale.refunds.map(({ _id, label, total, reason, madeAt }) => (
                  <li key={_id}>
                    <Link to={paths.dashboardSale(_id)}>
                      <span dir="ltr">{label ?? words.refund()}</span>
                    </Link>
                    <span>{formatSum(total, sale.currency)}</span>
                    <span>{formatDateTime(madeAt, timeZone)}</span>
                    <bdi>{reason}</bdi>
                  </li>
                ))}
              </Refunds>
            </dd>
          </>
        )}
      </DescriptionList>
      {sale.mode === 'elsewhere' && <p>{words.receiptElsewhere()}</p>}
      <ReceiptActions
        sale={sale}
        salon={salon}
        email=""
        isPrinting={false}
        onPrint={() => print('receipt')}
      />
      {/* Included when the page is printed with the browser's own command. */}
      {can.print && (
        <Paper>
          <Receipt sale={sale} salon={salon} />
        </Paper>
      )}
      {(can.refund || can.undo) && (
        <ButtonRow>
          {can.refund && (
            <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpened('refund')}>
              <Icon of={RotateCcw} size={18} /> {words.refundPart()}
            </Button>
          )}
          {can.undo && (
            <Button variant="danger" size="small" aria-haspopup="dialog" onClick={() => setOpened('undo')}>
              <Icon of={Undo2} size={18} /> {words.undoSale()}
            </Button>
          )}
        </ButtonRow>
      )}
      {opened === 'refund' && <RefundDialog sale={sale} onClose={close} />}
      {opened === 'undo' && <UndoDialog sale={sale} onClose={close} />}
    </>
  );
}
