import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { asProblem } from '../../../api/problem';
import { useApiForm } from '../../../api/use-api-form';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { randomId } from '../../../lib/random-id';
import { useFormats } from '../../../ui/use-formats';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField } from '../../../ui/field';
import { FieldPair } from '../../../ui/field-pair';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { TimeField } from '../../../ui/time-field';
import { attemptFor, type Attempt } from '../../booking/bookings/attempt';
import type { DiaryBlock, DiaryPerson } from '../diary-model/models';
import { stretchOf } from '../diary-model/wall-span';
import { blocks } from '../../../words/blocks.gen';
import { diary as book } from '../../../words/diary.gen';
import { useWords } from '../../../words/use-words';
import { BlockActions } from './block-actions';
import type { BlockDraft } from './block-draft';
import { GroupedBlockDialog } from './grouped-block-dialog';
import { PeoplePart } from './people-part';
import { RemoveBlockDialog } from './remove-block-dialog';
import { RepeatPart } from './repeat-part';
import { TogetherPreview } from './together-preview';
import { blocksSentences, useBlockActions } from './use-block-actions';
import { EVERYBODY, SEVERAL, useTogether } from './use-together';

interface Props {
  /** The block to change; null for a new one. */
  block: DiaryBlock | null;
  draft: BlockDraft;
  people: readonly DiaryPerson[];
  timeZone: string;
  onClose: () => void;
}

/** Adds, changes or removes a block in the diary, optionally for several people or repeating. */
export function BlockDialog({ block, ...props }: Props) {
  if (block?.group) return <GroupedBlockDialog block={block} group={block.group} {...props} />;
  return <SingleBlockDialog block={block} {...props} />;
}

function SingleBlockDialog({ block, draft, people, timeZone, onClose }: Props) {
  const words = useWords(book);
  const of = useWords(blocks);
  const sentenceOf = useSentenceOf();
  const { formatTime } = useFormats();
  const rules = useFieldRules();
  const { createBlock, changeBlock, makeBlocks } = useBlockActions();
  const [isRemoving, setRemoving] = useState(false);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const active = people.filter(({ isActive }) => isActive);
  const nameOf = (staffId: string) => people.find(({ _id }) => _id === staffId)?.name ?? '';
  const blockAll = async (reason: string) => {
    if (!together.asked) return false;
    const request = { ...together.asked, reason, leaveOut: together.namedOut };
    // Idempotent: a double click, or a retry after a lost response, makes the same blocks.
    const current = attemptFor(JSON.stringify(request), attempt, randomId);
    setAttempt(current);
    try {
      const { count } = await makeBlocks(request, current.key);
      toast.success(of.made({ count }));
      onClose();
      return true;
    } catch (thrown) {
      if (asProblem(thrown).code === 'blocks-in-the-way') together.askAgain();
      throw thrown;
    }
  };
  const form = useApiForm({
    defaultValues: { ...draft, reason: block?.reason ?? '' },
    check: (values): Record<string, string> =>
      values.day && values.from && values.to && !stretchOf(values, timeZone)
        ? { to: words.endAfterStart() }
        : {},
    send: async (values) => {
      const reason = values.reason.trim();
      if (together.isTogether) return blockAll(reason);
      const stretch = stretchOf(values, timeZone);
      if (!stretch) return false;
      const body = { ...stretch, staffId: values.staffId, reason };
      await (block ? changeBlock(block._id, body) : createBlock(body));
      toast.success(
        words.blockedFor({
          name: nameOf(values.staffId),
          from: formatTime(stretch.startsAt, timeZone),
          to: formatTime(stretch.endsAt, timeZone),
        }),
      );
      onClose();
      return true;
    },
    explain: (problem) =>
      Object.values(problem.fieldErrors)[0] ?? sentenceOf(problem, blocksSentences(words, of)),
  });
  const values = useWatch({ control: form.control });
  const together = useTogether({ ...draft, ...values }, active, timeZone);
  const isMissing = form.refusals > 0;

  return (
    <Dialog title={block ? words.editBlock() : words.blockTime()} isOpen onClose={onClose}>
      <Form form={form}>
        <SelectField label={words.teamMember()} {...form.field('staffId')}>
          {people.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
          {!block && active.length > 1 && (
            <>
              <option value={EVERYBODY}>{of.everybody({ count: active.length })}</option>
              <option value={SEVERAL}>{of.severalPeople()}</option>
            </>
          )}
        </SelectField>
        {together.isChoosing && (
          <PeoplePart
            people={active}
            chosen={together.chosen}
            isMissing={isMissing}
            onChange={together.choose}
          />
        )}
        <Field label={words.day()} type="date" {...form.field('day', rules.day)} />
        <FieldPair>
          <TimeField label={words.from()} {...form.field('from', rules.fiveMinute)} />
          <TimeField label={words.to()} {...form.field('to', rules.fiveMinute)} />
        </FieldPair>
        <Field label={words.reason()} maxLength={120} {...form.field('reason')} />
        {!block && (
          <Checkbox
            label={of.repeat()}
            checked={together.repetition !== null}
            onChange={({ target }) => (target.checked ? together.repeat() : together.changeRepetition(null))}
          />
        )}
        {together.repetition && (
          <RepeatPart
            repetition={together.repetition}
            firstDay={values.day ?? draft.day}
            isMissing={isMissing}
            onChange={together.changeRepetition}
          />
        )}
        <TogetherPreview together={together} timeZone={timeZone} />
        <FormFailure sentence={form.failure} />
        <BlockActions
          isBusy={form.isBusy}
          onRemove={block ? () => setRemoving(true) : undefined}
          onClose={onClose}
        />
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
