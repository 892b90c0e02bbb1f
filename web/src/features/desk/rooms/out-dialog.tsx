import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useApiForm } from '../../../api/use-api-form';
import { useQuestion } from '../../../api/use-question';
import { addDays, dayOfText, localDay } from '../../../lib/local-day';
import { Unanswered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Skeleton } from '../../../ui/skeleton';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { resources as book } from '../../../words/resources.gen';
import { useWords } from '../../../words/use-words';
import type { Unit } from '../../booking/resources/models';
import { useResourceActions } from '../../booking/resources/mutations';
import { OpenedVisit } from './lazy-opened-visit';
import { UnseatedVisits } from './unseated-visits';

/** Takes a unit out of order, until a day or until further notice, and shows which visits that concerns. */
export function OutDialog({ unit, zone, onClose }: { unit: Unit; zone: string; onClose: () => void }) {
  const words = useWords(book);
  const { putOut } = useResourceActions();
  const today = localDay(new Date(), zone);
  const [isOut, setOut] = useState(unit.status === 'out');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const form = useApiForm({
    defaultValues: { backOn: unit.outUntil ? localDay(unit.outUntil, zone) : '' },
    send: async ({ backOn }) => {
      const { inTheWay } = await putOut(unit._id, backOn || null);
      toast.success(words.isOut({ title: unit.title }));
      setOut(true);
      void preview.mutate();
      // The visits in the way are dealt with here.
      if (inTheWay.length === 0) onClose();
    },
    check: ({ backOn }): Record<string, string> =>
      backOn !== '' && backOn <= today ? { backOn: words.backOnWrong() } : {},
  });
  const { backOn } = useWatch({ control: form.control }) as { backOn: string };
  const isWrong = backOn !== '' && (dayOfText(backOn) === null || backOn <= today);
  const preview = useQuestion(
    '/resource-units/{id}/out/preview',
    isWrong ? null : { params: { path: { id: unit._id } }, body: { backOn: backOn || null } },
  );
  const found = isWrong ? undefined : preview.data;

  if (openedId !== null) {
    return (
      <OpenedVisit
        bookingId={openedId}
        onClose={() => {
          setOpenedId(null);
          void preview.mutate();
        }}
      />
    );
  }
  return (
    <Dialog title={words.outThat({ title: unit.title })} isOpen onClose={onClose}>
      <Form form={form}>
        <Field
          label={words.backOn()}
          hint={words.backOnHint()}
          type="date"
          min={addDays(today, 1)}
          {...form.field('backOn')}
        />
        {!isWrong && (
          <Unanswered
            answer={preview}
            title={words.couldNotPreview()}
            skeleton={<Skeleton $height="4rem" />}
          />
        )}
        {found && (
          <div role="status">
            {found.reseated > 0 && <Hint>{words.reseated({ count: found.reseated })}</Hint>}
            {found.reseated === 0 && found.inTheWay.length === 0 && <Hint>{words.noVisits()}</Hint>}
          </div>
        )}
        {found && found.inTheWay.length > 0 && (
          <UnseatedVisits
            visits={found.inTheWay}
            title={words.inTheWay({ count: found.inTheWay.length })}
            text={words.inTheWayText()}
            zone={zone}
            onOpen={isOut ? setOpenedId : null}
          />
        )}
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {isOut ? words.close() : words.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {unit.status === 'out' || isOut ? words.save() : words.setOut()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
