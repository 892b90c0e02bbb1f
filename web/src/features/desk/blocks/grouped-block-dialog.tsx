import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useApi } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { dayInUtc } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField } from '../../../ui/field';
import { FieldPair } from '../../../ui/field-pair';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { TimeField } from '../../../ui/time-field';
import type { DiaryBlock, DiaryPerson } from '../diary-model/models';
import { stretchOf } from '../diary-model/wall-span';
import { blocks } from '../../../words/blocks.gen';
import { diary as book } from '../../../words/diary.gen';
import { useWords } from '../../../words/use-words';
import { BlockActions } from './block-actions';
import type { BlockDraft } from './block-draft';
import { InTheWay } from './in-the-way';
import type { BlockInTheWay, BlockScope } from './models';
import { RemoveBlockDialog } from './remove-block-dialog';
import { ScopePart } from './scope-part';
import { blocksSentences, useBlockActions } from './use-block-actions';
import { namesOf } from './use-together';

const nothing: ReadonlySet<string> = new Set();

/** Changes or removes a block, optionally with those made together with it. */
export function GroupedBlockDialog({
  block,
  group: { _id: groupId },
  draft,
  people,
  timeZone,
  onClose,
}: {
  block: DiaryBlock;
  group: { _id: string };
  draft: BlockDraft;
  people: readonly DiaryPerson[];
  timeZone: string;
  onClose: () => void;
}) {
  const words = useWords(book);
  const of = useWords(blocks);
  const sentenceOf = useSentenceOf();
  const { formatShortDay } = useFormats();
  const rules = useFieldRules();
  const { changeBlocks } = useBlockActions();
  const group = useApi('/block-groups/{id}', { params: { path: { id: groupId } } });
  const [scope, setScope] = useState<BlockScope>({ dates: 'this', people: 'this' });
  const [isRemoving, setRemoving] = useState(false);
  const [inTheWay, setInTheWay] = useState<readonly BlockInTheWay[]>([]);
  const [leftOut, setLeftOut] = useState(nothing);
  const name = people.find(({ _id }) => _id === block.staffId)?.name ?? '';
  const forgetRefusal = () => {
    setInTheWay([]);
    setLeftOut(nothing);
  };
  const form = useApiForm({
    defaultValues: { ...draft, reason: block.reason },
    check: (values): Record<string, string> =>
      values.day && values.from && values.to && !stretchOf(values, timeZone)
        ? { to: words.endAfterStart() }
        : {},
    send: async ({ reason, staffId, ...values }) => {
      // Fields that can't be changed keep their values.
      const span = scope.dates === 'this' ? values : { ...values, day: draft.day };
      const stretch = stretchOf(span, timeZone);
      if (!stretch) return false;
      const request = {
        ...{ blockId: block._id, ...scope, ...stretch, reason: reason.trim() },
        ...(scope.people === 'this' && { staffId }),
        leaveOut: namesOf(inTheWay, leftOut),
      };
      try {
        const { changed, stayed } = await changeBlocks(groupId, request);
        toast.success(
          [of.changed({ count: changed }), stayed > 0 ? of.stayed({ count: stayed }) : ''].join(' ').trim(),
        );
      } catch (thrown) {
        const problem = asProblem(thrown);
        if (problem.code === 'blocks-in-the-way') {
          const found = problem.extras['inTheWay'] as BlockInTheWay[];
          // Skipped blocks are no longer obstacles; they stay in the list as decided.
          const decided = inTheWay.filter((one) => namesOf([one], leftOut).length > 0);
          setInTheWay([...decided, ...found]);
        }
        throw thrown;
      }
      onClose();
      return true;
    },
    explain: (problem) =>
      Object.values(problem.fieldErrors)[0] ?? sentenceOf(problem, blocksSentences(words, of)),
  });

  return (
    <Dialog title={words.editBlock()} isOpen onClose={onClose}>
      <Form form={form}>
        <SelectField label={words.teamMember()} {...form.field('staffId')} disabled={scope.people === 'all'}>
          {people.map((person) => (
            <option key={person._id} value={person._id}>
              {person.name}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.day()}
          type="date"
          {...form.field('day', rules.day)}
          disabled={scope.dates !== 'this'}
        />
        <FieldPair>
          <TimeField label={words.from()} {...form.field('from', rules.fiveMinute)} />
          <TimeField label={words.to()} {...form.field('to', rules.fiveMinute)} />
        </FieldPair>
        <Field label={words.reason()} maxLength={120} {...form.field('reason')} />
        <ScopePart
          group={group.data}
          problem={group.error}
          scope={scope}
          name={name}
          day={formatShortDay(dayInUtc(draft.day), 'UTC')}
          onChange={(next) => {
            setScope(next);
            forgetRefusal();
          }}
        />
        {inTheWay.length > 0 && (
          <InTheWay
            inTheWay={inTheWay}
            leftOut={leftOut}
            timeZone={timeZone}
            leaveOut={of.leaveAsIs()}
            leaveAllOut={of.changeTheRest()}
            onChange={setLeftOut}
          />
        )}
        <FormFailure sentence={form.failure} />
        <BlockActions isBusy={form.isBusy} onRemove={() => setRemoving(true)} onClose={onClose} />
      </Form>
      {isRemoving && (
        <RemoveBlockDialog
          block={block}
          name={name}
          timeZone={timeZone}
          scope={scope}
          onKeep={() => setRemoving(false)}
          onRemoved={onClose}
        />
      )}
    </Dialog>
  );
}
