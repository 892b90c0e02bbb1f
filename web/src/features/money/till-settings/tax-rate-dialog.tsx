import { useAction } from '../../../api/use-action';
import { useApiForm } from '../../../api/use-api-form';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { required } from '../../../lib/field-rules';
import { rateOf } from '../../../lib/typed-amount';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Stack } from '../../../ui/layout';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { toast } from '../../../ui/toast';
import { useFieldRules } from '../../../ui/use-field-rules';
import { tillSettings as book } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import type { TaxRate } from './models';
import { useTillSettingsActions } from './mutations';
import { useRateTexts } from './use-rate-texts';

const MAX_PERCENT = 50;

/** Adds a tax, or changes its rate from a day on; planned rates can be withdrawn. */
export function TaxRateDialog({
  rate,
  today,
  isFirst,
  onClose,
}: {
  /** Null for a new one. */
  rate: TaxRate | null;
  today: string;
  /** True if nothing is taxed yet, so that a new tax probably applies to everything. */
  isFirst: boolean;
  onClose: () => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const fieldRules = useFieldRules();
  const { changeText, dayText } = useRateTexts();
  const { addRate, changeRate } = useTillSettingsActions();
  const { run, isBusy, problem } = useAction();
  const percentNow = rate?.percent ?? null;
  const form = useApiForm({
    defaultValues: {
      name: rate?.name ?? '',
      percent: percentNow === null ? '' : String(percentNow),
      fromDay: today,
      isUsual: isFirst,
    },
    send: async ({ name, percent: typed, fromDay, isUsual }) => {
      const percent = rateOf(typed) ?? 0;
      if (!rate) await addRate({ name: name.trim(), percent, fromDay, isUsual });
      else {
        const isOther = percent !== percentNow || fromDay !== today;
        await changeRate(rate._id, { name: name.trim(), ...(isOther && { from: { percent, fromDay } }) });
      }
      toast.success(words.saved());
      onClose();
    },
    fieldErrorsOf: ({ fieldErrors }) => ({
      ...fieldErrors,
      ...(fieldErrors['from.fromDay'] && { fromDay: fieldErrors['from.fromDay'] }),
    }),
  });
  const { isUsual, fromDay } = form.watch();
  const archive = (isArchived: boolean) =>
    void run(async () => {
      if (!rate) return;
      await changeRate(rate._id, { isArchived });
      toast.success(words.saved());
      onClose();
    });
  const coming = (rate?.changes ?? []).filter(({ fromDay }) => fromDay > today);

  return (
    <Dialog title={rate ? words.changeThat({ name: rate.name }) : words.addRate()} isOpen onClose={onClose}>
      <Stack $gap={5}>
        {rate && coming.length > 0 && (
          <section aria-label={words.planned()}>
            <PlainList>
              {coming.map((change) => (
                <PlainRow
                  key={change.fromDay}
                  title={changeText(change)}
                  detail={words.planned()}
                  actions={
                    <Button
                      variant="quiet"
                      size="small"
                      isBusy={isBusy}
                      aria-label={words.withdrawThat({ change: changeText(change) })}
                      onClick={() => void run(() => changeRate(rate._id, { withdrawDay: change.fromDay }))}
                    >
                      {words.withdraw()}
                    </Button>
                  }
                />
              ))}
            </PlainList>
          </section>
        )}
        <Form form={form}>
          <Field
            label={words.rateName()}
            maxLength={60}
            {...form.field('name', required(words.nameNeeded()))}
          />
          <Field
            label={words.percentField()}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('percent', {
              required: words.percentWrong(),
              validate: (typed: string) => {
                const percent = rateOf(typed);
                return (percent !== null && percent <= MAX_PERCENT) || words.percentWrong();
              },
            })}
          />
          <Field label={words.fromDay()} type="date" min={today} {...form.field('fromDay', fieldRules.day)} />
          {!rate && <Checkbox label={words.onEverything()} {...form.register('isUsual')} />}
          {!rate && isUsual && fromDay > today && (
            <Alert tone="warning">
              <p>{words.taxBegins({ day: dayText(fromDay) })}</p>
            </Alert>
          )}
          <FormFailure sentence={form.failure ?? (problem && sentenceOf(problem))} />
          <DialogActions>
            {rate && (
              <Button variant="quiet" isBusy={isBusy} onClick={() => archive(!rate.isArchived)}>
                {rate.isArchived ? words.restore() : words.archive()}
              </Button>
            )}
            <Button variant="ghost" onClick={onClose}>
              {words.cancel()}
            </Button>
            <Button type="submit" isBusy={form.isBusy}>
              {words.save()}
            </Button>
          </DialogActions>
        </Form>
      </Stack>
    </Dialog>
  );
}
