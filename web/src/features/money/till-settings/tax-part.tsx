import { useState } from 'react';
import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { localDay } from '../../../lib/local-day';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { Stack } from '../../../ui/layout';
import { Section } from '../../../ui/section';
import { CellActions, CellStack, Table } from '../../../ui/table';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { tillSettings as book } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import type { TaxRate, TillSettings } from './models';
import { type RulesChange, useTillSettingsActions } from './mutations';
import { TaxRateDialog } from './tax-rate-dialog';
import { UntaxedNote } from './untaxed-note';
import { useRateTexts } from './use-rate-texts';

const Wide = styled(Stack)`
  width: 100%;
`;

/** Tax settings: whether prices include tax, the rates with their days, and the default one. */
export function TaxPart({ settings, zone }: { settings: TillSettings; zone: string }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { percentText } = useRateTexts();
  const { changeRules } = useTillSettingsActions();
  const { run, isBusy, problem } = useAction();
  const [opened, setOpened] = useState<TaxRate | 'new' | null>(null);
  const today = localDay(new Date(), zone);
  const usable = settings.rates.filter(({ isArchived }) => !isArchived);
  const change = (body: RulesChange) =>
    void run(async () => {
      await changeRules(body);
      toast.success(words.saved());
    });
  const dialogRate = opened === 'new' ? null : settings.rates.find(({ _id }) => _id === opened?._id);

  return (
    <Section title={words.tax()} intro={words.taxIntro()}>
      <Wide>
        <SelectField
          label={words.taxIs()}
          disabled={isBusy}
          value={settings.taxIsAdded ? 'added' : 'in'}
          onChange={({ target }) => change({ taxIsAdded: target.value === 'added' })}
        >
          <option value="in">{words.taxIn()}</option>
          <option value="added">{words.taxAdded()}</option>
        </SelectField>
        <SelectField
          label={words.usualTax()}
          disabled={isBusy}
          value={settings.defaultTaxRateId ?? ''}
          onChange={({ target }) => change({ defaultTaxRateId: target.value || null })}
        >
          <option value="">{words.noTax()}</option>
          {usable.map((rate) => (
            <option key={rate._id} value={rate._id}>
              {percentText(rate)}
            </option>
          ))}
        </SelectField>
        <FormFailure sentence={problem && sentenceOf(problem)} />
        <UntaxedNote />
        {settings.rates.length === 0 ? (
          <Hint>{words.noRates()}</Hint>
        ) : (
          <RateTable rates={settings.rates} today={today} onOpen={setOpened} />
        )}
        <div>
          <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpened('new')}>
            {words.addRate()}
          </Button>
        </div>
      </Wide>
      {opened !== null && dialogRate !== undefined && (
        <TaxRateDialog
          rate={dialogRate}
          today={today}
          isFirst={settings.defaultTaxRateId === null}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}

function RateTable({
  rates,
  today,
  onOpen,
}: {
  rates: readonly TaxRate[];
  today: string;
  onOpen: (rate: TaxRate) => void;
}) {
  const words = useWords(book);
  const { changeText, percentOnly } = useRateTexts();
  return (
    <Table
      caption={words.rates()}
      rows={rates}
      keyOf={({ _id }) => _id}
      rowsBelow={420}
      columns={[
        {
          key: 'name',
          onPhone: 'main',
          header: words.rateName(),
          isRowHeader: true,
          cell: ({ name, isArchived }) => (
            <CellStack>
              <bdi>{name}</bdi>
              {isArchived && (
                <span>
                  <Badge>{words.archivedRate()}</Badge>
                </span>
              )}
            </CellStack>
          ),
        },
        {
          key: 'now',
          onPhone: 'end',
          header: words.rateNow(),
          align: 'end',
          cell: ({ percent, changes }) => (
            <CellStack>
              {percent === null ? words.none() : percentOnly(percent)}
              {changes
                .filter(({ fromDay }) => fromDay > today)
                .map((change) => (
                  <small key={change.fromDay}>{changeText(change)}</small>
                ))}
            </CellStack>
          ),
        },
        {
          key: 'actions',
          onPhone: 'more',
          header: words.actions(),
          align: 'end',
          cell: (rate) => (
            <CellActions>
              <Button
                variant="quiet"
                size="small"
                aria-haspopup="dialog"
                aria-label={words.changeThat({ name: rate.name })}
                onClick={() => onOpen(rate)}
              >
                {words.changeRate()}
              </Button>
            </CellActions>
          ),
        },
      ]}
    />
  );
}
