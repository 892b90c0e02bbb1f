import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { useFormats } from '../../../ui/use-formats';
import { inSentence } from '../../../words/in-sentence';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { signedAmountOf, type CloseSheetOf } from './models';
import { MovementName } from './movement-name';
import { useMethodName } from '../till-settings/use-method-name';
import { useDaysName } from './use-days-name';

const Sheet = styled.div`
  display: grid;
  gap: var(--s-5);
  overflow-wrap: anywhere;

  h2 {
    font: 400 1.5rem/1.25 var(--font-display);
  }
  h3 {
    color: var(--brass);
    font: 600 var(--t-small) / 1.4 var(--font-ui);
  }
  section {
    display: grid;
    gap: var(--s-2);
  }
  header p,
  footer p {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const SalonName = styled.p`
  && {
    color: var(--brass);
    font-size: var(--t-small);
    font-weight: 600;
  }
`;
const Figures = styled.dl`
  display: grid;
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
    padding-block: var(--s-2);
    border-top: 1px solid var(--border);
  }
  dd {
    text-align: end;
    white-space: nowrap;
  }
  [data-main] {
    font-weight: 600;
  }
`;
const Seal = styled.code`
  display: block;
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;
const Signature = styled.div`
  display: none;

  @media print {
    display: block;
    width: 60%;
    margin-top: 40px;
    padding-top: 4px;
    border-top: 1px solid currentColor;
    font-size: 0.8125rem;
  }
`;

/** The contents of a close, the same on screen and in print. */
export function SheetBody({ sheet, salon }: { sheet: CloseSheetOf; salon: Salon }) {
  const words = useWords(book);
  const methodName = useMethodName();
  const nameOf = useDaysName();
  const { formatSum, formatDateTime } = useFormats();
  const money = (amount: number) => formatSum(amount, salon.currency);
  const time = formatDateTime(sheet.closedAt, salon.timeZone);
  return (
    <Sheet>
      <header>
        <SalonName>{salon.name}</SalonName>
        <h2>{words.closeNumber({ number: sheet.number })}</h2>
        <p>{nameOf(sheet)}</p>
        <p>
          {sheet.closedBy
            ? inSentence(words.closedBy, { time, name: <bdi>{sheet.closedBy}</bdi> })
            : words.closedAt({ time })}
        </p>
      </header>
      <section aria-label={words.byMethod()}>
        <h3>{words.byMethod()}</h3>
        <p>{words.salesAndRefunds({ sales: sheet.sales, refunds: sheet.refunds })}</p>
        {sheet.methods.length > 0 && (
          <Figures>
            {sheet.methods.map(({ method, amount }) => (
              <div key={method}>
                <dt>{methodName(method)}</dt>
                <dd>{money(amount ?? 0)}</dd>
              </div>
            ))}
          </Figures>
        )}
      </section>
      {sheet.movements.length > 0 && (
        <section aria-label={words.movements()}>
          <h3>{words.movements()}</h3>
          <Figures>
            {sheet.movements.map((movement) => (
              <div key={movement._id}>
                <dt>
                  <MovementName movement={movement} />
                  {movement.reason && <bdi> · {movement.reason}</bdi>}
                </dt>
                <dd>{money(signedAmountOf(movement))}</dd>
              </div>
            ))}
          </Figures>
        </section>
      )}
      <section aria-label={words.drawer()}>
        <h3>{words.drawer()}</h3>
        <Figures>
          <Line name={words.openingFloat()} sum={money(sheet.openingFloat)} />
          <Line name={words.expected()} sum={money(sheet.expected)} />
          <Line name={words.counted()} sum={money(sheet.counted)} />
          <Line isMain name={words.difference()} sum={money(sheet.difference)} />
          <Line name={words.bankedOnSheet()} sum={money(sheet.banked)} />
          <Line isMain name={words.closingFloat()} sum={money(sheet.closingFloat)} />
        </Figures>
        {sheet.counts.length > 0 && (
          <p>
            {words.countedBy()}
            {': '}
            {sheet.counts
              .map(({ value, quantity }) => words.times({ quantity, value: money(value) }))
              .join(' · ')}
          </p>
        )}
        {sheet.note && (
          <p>
            {words.noteOnSheet()}
            {': '}
            <bdi>{sheet.note}</bdi>
          </p>
        )}
      </section>
      {sheet.terminal && (
        <section aria-label={words.terminal()}>
          <h3>{words.terminal()}</h3>
          <Figures>
            <Line name={words.terminalTyped()} sum={money(sheet.terminal.total)} />
            <Line name={words.terminalExpected()} sum={money(sheet.terminal.expected)} />
            <Line isMain name={words.difference()} sum={money(sheet.terminal.difference)} />
          </Figures>
        </section>
      )}
      <footer>
        <h3>{words.seal({ number: sheet.lastEntry })}</h3>
        <Seal dir="ltr">{sheet.seal}</Seal>
        <p>{words.sealText()}</p>
        <Signature>{words.signature()}</Signature>
      </footer>
    </Sheet>
  );
}

function Line({ name, sum, isMain = false }: { name: string; sum: string; isMain?: boolean }) {
  return (
    <div data-main={isMain || undefined}>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}
