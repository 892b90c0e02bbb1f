import { useState } from 'react';
import styled from 'styled-components';
import { useApiForm } from '../../api/use-api-form';
import { useFormats } from '../../ui/use-formats';
import { useFieldRules } from '../../ui/use-field-rules';
import { Button } from '../../ui/button';
import { DialogActions } from '../../ui/button-row';
import { Dialog } from '../../ui/dialog';
import { Field, SelectField } from '../../ui/field';
import { Form } from '../../ui/form';
import { FormFailure } from '../../ui/form-failure';
import { toast } from '../../ui/toaster';
import type { DiaryBlock, DiaryPerson } from '../diary-model/models';
import { stretchOf } from '../diary-model/wall-span';
import type { BlockDraft } from './block-draft';
import { FieldPair } from './field-pair';
import { diary as book } from '../../words/diary.gen';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';
import { blockSentences, useBlockActions } from './mutations';
import { RemoveBlockDialog } from './remove-block-dialog';

const Actions = styled(DialogActions)`
  > :first-child:nth-last-child(n + 3) {
    margin-inline-end: auto;
  }
`;

/** Adds, changes or removes a stretch of the diary that cannot be booked. */
export function BlockDialog({
  block,
  draft,
  people,
  timeZone,
  onClose,
}: {
  /** The one to change; null for a new one. */
  block: DiaryBlock | null;
  draft: BlockDraft;
  people: readonly DiaryPerson[];
  timeZone: string;
  onClose: () => void;
}) {
  const words = useWords(book);
  const buttons = useWords(shell);
  const { formatTime } = useFormats();
  const rules = useFieldRules();
  const { createBlock, changeBlock } = useBlockActions();
  const [isRemoving, setRemoving] = useState(false);
  const form = useApiForm({
    defaultValues: { ...draft, reason: block?.reason ?? '' },
    check: (values): Record<string, string> =>
      values.day && values.from && values.to && !stretchOf(values, timeZone)
        ? { to: words.endAfterStart() }
        : {},
    send: async (values) => {
      const stretch = stretchOf(values, timeZone);
      if (!stretch) return false;
      const body = { ...stretch, staffId: values.staffId, reason: values.reason.trim() };
      await (block ? changeBlock(block._id, body) : createBlock(body));
      toast.success(
        words.blockedFor({
          name: nameOf(values.staffId),
          from: formatTime(stretch.startsAt, timeZone),
          to: formatTime(stretch.endsAt, timeZone),
        }),
      );
      onClose();
    },
    sentences: blockSentences(words),
  });
  const nameOf = (staffId: string) => people.find(({ _id }) => _id === staffId)?.name ?? '';

  return (
    <Dialog title={block ? words.editBlock() : words.blockTime()} isOpen onClose={onClose}>
      <Form form={form}>
        <SelectField label={words.teamMember()} {...form.field('staffId')}>
          {people.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field label={words.day()} type="date" {...form.field('day', rules.day)} />
        <FieldPair>
          <Field label={words.from()} type="time" step={300} {...form.field('from', rules.fiveMinute)} />
          <Field label={words.to()} type="time" step={300} {...form.field('to', rules.fiveMinute)} />
        </FieldPair>
        <Field label={words.reason()} maxLength={120} {...form.field('reason')} />
        <FormFailure sentence={form.failure} />
        <Actions>
          {block && (
            <Button variant="danger" onClick={() => setRemoving(true)}>
              {words.removeBlock()}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {buttons.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {block ? buttons.save() : words.blockTime()}
          </Button>
        </Actions>
      </Form>
      {block && isRemoving && (
        <RemoveBlockDialog
          block={block}
          name={nameOf(block.staffId)}
          timeZone={timeZone}
          onKeep={() => setRemoving(false)}
          onRemoved={onClose}
        />
      )}
    </Dialog>
  );
}
