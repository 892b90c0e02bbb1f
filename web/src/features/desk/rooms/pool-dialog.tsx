import { useState } from 'react';
import { useAction } from '../../../api/use-action';
import { useApiForm } from '../../../api/use-api-form';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { required } from '../../../lib/field-rules';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { useFieldRules } from '../../../ui/use-field-rules';
import { resources as book } from '../../../words/resources.gen';
import { useWords } from '../../../words/use-words';
import { MOST_UNITS, type Pool, type PoolKind, poolKinds } from '../../booking/resources/models';
import { useResourceActions } from '../../booking/resources/mutations';
import { firstNames } from './unit-names';

/** Adds or edits a pool. A new one has its units at once; later they are added one by one. */
export function PoolDialog({
  pool,
  onClose,
}: {
  /** Null for a new one. */
  pool: Pool | null;
  onClose: () => void;
}) {
  const words = useWords(book);
  const rules = useFieldRules();
  const sentenceOf = useSentenceOf();
  const { addPool, changePool } = useResourceActions();
  const { run, isBusy, problem } = useAction();
  /** False until a name is typed: it follows the kind. */
  const [isNamed, setNamed] = useState(pool !== null);
  const form = useApiForm({
    defaultValues: {
      kind: pool?.kind ?? ('basin' as PoolKind),
      title: pool?.title ?? words.kinds({ kind: 'basin' }),
      count: pool ? '1' : '2',
    },
    send: async ({ kind, count, ...typed }) => {
      const title = typed.title.trim();
      if (pool) await changePool(pool._id, { title, kind });
      else await addPool({ title, kind, units: firstNames(words, kind, Number(count)) });
      toast.success(words.saved());
      onClose();
    },
  });
  const kind = form.field('kind');
  const title = form.field('title', required(words.nameNeeded()));
  const archive = () =>
    void run(async () => {
      if (!pool) return;
      await changePool(pool._id, { isArchived: true });
      toast.success(words.saved());
      onClose();
    });

  return (
    <Dialog title={pool ? words.editThat({ title: pool.title }) : words.add()} isOpen onClose={onClose}>
      <Form form={form}>
        <SelectField
          label={words.kind()}
          {...kind}
          onChange={async (event) => {
            await kind.onChange(event);
            if (!isNamed) form.setValue('title', words.kinds({ kind: event.target.value as PoolKind }));
          }}
        >
          {poolKinds.map((one) => (
            <option key={one} value={one}>
              {words.kinds({ kind: one })}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.name()}
          hint={words.nameHint()}
          maxLength={40}
          autoComplete="off"
          {...title}
          onChange={(event) => {
            setNamed(true);
            return title.onChange(event);
          }}
        />
        {!pool && (
          <Field
            label={words.howMany()}
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            {...form.field('count', rules.wholeNumber(1, MOST_UNITS))}
          />
        )}
        <FormFailure sentence={form.failure ?? (problem && sentenceOf(problem))} />
        <DialogActions>
          {pool && (
            <Button variant="quiet" isBusy={isBusy} onClick={archive}>
              {words.archive()}
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
    </Dialog>
  );
}
