import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { stepCentsOf, type Currency } from '../../../lib/currency';
import { amountOf, centsOf } from '../../../lib/typed-amount';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { useFormats } from '../../../ui/use-formats';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';
import type { DraftTip } from './draft';
import type { Quote } from './models';
import { Adders, Matter } from './parts';
import { tippedOf, tipShares } from './tip-shares';

const quick = [5, 10, 15] as const;

const Chips = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s-2);

  button {
    flex-wrap: wrap;
    column-gap: 6px;
    row-gap: 0;
    padding: 4px 6px;
    border-radius: var(--r-2);
    font-variant-numeric: tabular-nums;
  }
  button:focus-visible {
    border-radius: var(--r-2);
  }
  small {
    font-size: var(--t-small);
    font-weight: 400;
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: var(--s-3);
`;

const sumOf = (tips: readonly DraftTip[]) =>
  tips.reduce((sum, { amount }) => sum + centsOf(amountOf(amount) ?? 0), 0);

/** Tips and their recipients: a percentage with one click, or any amount. */
export function TipsPart({
  tips,
  quote,
  team,
  currency,
  errorOf,
  onChange,
}: {
  tips: readonly DraftTip[];
  quote: Quote | null;
  team: readonly { _id: string; name: string }[];
  currency: Currency;
  errorOf: (name: string) => string | undefined;
  onChange: (tips: DraftTip[]) => void;
}) {
  const words = useWords(checkout);
  const { formatSum } = useFormats();
  const lines = quote?.lines ?? [];
  const who = tippedOf(lines);
  const shares = (percent: number) => tipShares(lines, percent, stepCentsOf(currency));
  const nameOf = (staffId: string) =>
    lines.find((line) => line.staffId === staffId)?.staffName ??
    team.find(({ _id }) => _id === staffId)?.name ??
    '';
  const same = (one: readonly DraftTip[]) => JSON.stringify(one) === JSON.stringify(tips);
  const change = (at: number, part: Partial<DraftTip>) =>
    onChange(tips.map((tip, index) => (index === at ? { ...tip, ...part } : tip)));
  const others = team.filter(({ _id }) => !tips.some(({ staffId }) => staffId === _id));
  return (
    <Matter>
      <legend>{words.tip()}</legend>
      <Chips>
        {quick.map((percent) => {
          const tip = shares(percent);
          const isChosen = tip.length > 0 && same(tip);
          return (
            <Button
              key={percent}
              variant="ghost"
              size="small"
              aria-pressed={isChosen}
              disabled={tip.length === 0}
              onClick={() => onChange(isChosen ? [] : tip)}
            >
              {words.percentOf({ percent: String(percent) })}
              {tip.length > 0 && <small>{formatSum(sumOf(tip) / 100, currency)}</small>}
            </Button>
          );
        })}
        <Button
          variant="ghost"
          size="small"
          aria-expanded={tips.length > 0}
          onClick={() =>
            onChange(
              tips.length > 0
                ? []
                : (who.length > 0 ? who : ['']).map((staffId) => ({ staffId, amount: '' })),
            )
          }
        >
          {tips.length > 0 ? words.noTip() : words.otherTip()}
        </Button>
      </Chips>
      {tips.length > 0 && (
        <Row>
          {tips.map(({ staffId, amount }, index) => {
            const amountError = errorOf(`tips.${index}.amount`);
            const staffError = errorOf(`tips.${index}.staffId`);
            // Someone whose work is not part of the sale was chosen, and can be changed.
            const isNamed = who.includes(staffId);
            return (
              <div key={index}>
                {!isNamed && (
                  <SelectField
                    label={words.tipFor()}
                    {...(staffError && { error: staffError })}
                    value={staffId}
                    onChange={({ target }) => change(index, { staffId: target.value })}
                  >
                    <option value="">{words.choosePerson()}</option>
                    {team
                      .filter(({ _id }) => _id === staffId || others.some((other) => other._id === _id))
                      .map(({ _id, name }) => (
                        <option key={_id} value={_id}>
                          {name}
                        </option>
                      ))}
                  </SelectField>
                )}
                <Field
                  label={isNamed ? words.tipForPerson({ name: nameOf(staffId) }) : words.amount()}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={16}
                  {...(amountError && { error: amountError })}
                  value={amount}
                  onChange={({ target }) => change(index, { amount: target.value })}
                />
              </div>
            );
          })}
        </Row>
      )}
      {tips.length > 0 && others.length > 0 && tips.every(({ staffId }) => staffId) && (
        <Adders>
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange([...tips, { staffId: '', amount: '' }])}
          >
            <Icon of={Plus} size={18} /> {words.tipForAnother()}
          </Button>
        </Adders>
      )}
    </Matter>
  );
}
