import { useAction } from '../../../api/use-action';
import { useApiForm } from '../../../api/use-api-form';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { required } from '../../../lib/field-rules';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { resources as book } from '../../../words/resources.gen';
import { useWords } from '../../../words/use-words';
import { type Unit, visitsOf } from '../../booking/resources/models';
import { useResourceActions } from '../../booking/resources/mutations';
import { UnseatedVisits } from './unseated-visits';

/** Renames or archives a unit. */
export function UnitDialog({ unit, zone, onClose }: { unit: Unit; zone: string; onClose: () => void }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { changeUnit } = useResourceActions();
  const { run, isBusy, problem } = useAction();
  const visits = visitsOf(problem);
  const change = async (changed: { title?: string; isArchived?: boolean }) => {
    await changeUnit(unit._id, changed);
    toast.success(words.saved());
    onClose();
  };
  const form = useApiForm({
    defaultValues: { title: unit.title },
    send: ({ title }) => change({ title: title.trim() }),
  });
  return (
    <Dialog title={words.editThat({ title: unit.title })} isOpen onClose={onClose}>
      <Form form={form}>
        <Field
          label={words.name()}
          hint={words.nameHint()}
          maxLength={40}
          autoComplete="off"
          {...form.field('title', required(words.nameNeeded()))}
        />
        {visits.length > 0 ? (
          <UnseatedVisits
            visits={visits}
            title={words.inTheWay({ count: visits.length })}
            text={words.inTheWayText()}
            zone={zone}
            onOpen={null}
          />
        ) : (
          <FormFailure sentence={form.failure ?? (problem && sentenceOf(problem))} />
        )}
        <DialogActions>
          <Button
            variant="quiet"
            isBusy={isBusy}
            onClick={() => void run(() => change({ isArchived: true }))}
          >
            {words.archive()}
          </Button>
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
