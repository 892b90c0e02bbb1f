import { useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { formatDay, formatTime, formatWallMinute } from '../../lib/format-date';
import { wallMinuteOf } from '../../lib/zone';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field, SelectField } from '../../ui/field';
import { FormFailure } from '../../ui/form-failure';
import { toast } from '../../ui/toaster';
import { blockName } from '../diary-model/columns';
import type { DiaryBlock, DiaryPerson } from '../diary-model/models';
import { changeBlock, createBlock, removeBlock } from './mutations';
import { stretchOf, wallSpanOf, type WallSpan } from '../diary-model/wall-span';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-3);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-3);

  > :first-child:nth-last-child(n + 3) {
    margin-inline-end: auto;
  }
`;

const sentences = {
  'slot-taken': 'There is a booking at that time. Move it first, or choose another time.',
  'not-found': 'This block no longer exists.',
};

/** What the form starts with. */
export interface BlockDraft extends WallSpan {
  staffId: string;
}

/** Adds, changes or removes a stretch of the diary that cannot be booked. */
export function BlockDialog({
  block,
  draft,
  people,
  timeZone,
  onDone,
  onClose,
}: {
  /** The one to change; null for a new one. */
  block: DiaryBlock | null;
  draft: BlockDraft;
  people: readonly DiaryPerson[];
  timeZone: string;
  /** The diary has changed. */
  onDone: () => void;
  onClose: () => void;
}) {
  const [values, setValues] = useState({ ...draft, reason: block?.reason ?? '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const set = (changed: Partial<typeof values>) => {
    setValues({ ...values, ...changed });
    setProblem(null);
  };
  const name = people.find(({ _id }) => _id === values.staffId)?.name ?? '';

  const run = async (what: 'save' | 'remove', call: () => Promise<unknown>, done: string) => {
    setBusy(what);
    setProblem(null);
    try {
      await call();
      toast.success(done);
      onDone();
      onClose();
    } catch (thrown) {
      setProblem(sentenceOf(asProblem(thrown), sentences));
      setBusy(null);
    }
  };
  const save = () => {
    const stretch = stretchOf(values, timeZone);
    if (!stretch) return setProblem('The end must be after the start.');
    const body = { ...stretch, staffId: values.staffId, reason: values.reason.trim() };
    void run(
      'save',
      () => (block ? changeBlock(block._id, body) : createBlock(body)),
      `Blocked: ${name}, ${values.from}–${values.to}.`,
    );
  };

  if (block && isAsking) {
    return (
      <Dialog title="Remove this block?" isOpen onClose={onClose}>
        <Form as="div">
          <p>
            “{blockName(block)}” for {name}, {formatDay(block.startsAt, timeZone)},{' '}
            {formatTime(block.startsAt, timeZone)} – {formatTime(block.endsAt, timeZone)}. Clients can book
            this time again.
          </p>
          <FormFailure sentence={problem} />
          <Actions>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Keep block
            </Button>
            <Button
              variant="danger"
              isBusy={busy === 'remove'}
              onClick={() => void run('remove', () => removeBlock(block._id), 'Block removed.')}
            >
              Remove block
            </Button>
          </Actions>
        </Form>
      </Dialog>
    );
  }
  return (
    <Dialog title={block ? 'Edit block' : 'Block time'} isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <SelectField
          label="Team member"
          value={values.staffId}
          onChange={(event) => set({ staffId: event.target.value })}
        >
          {people.map((person) => (
            <option key={person._id} value={person._id}>
              {person.name}
            </option>
          ))}
        </SelectField>
        <Field
          label="Day"
          type="date"
          required
          value={values.day}
          onChange={(event) => set({ day: event.target.value })}
        />
        <Pair>
          <Field
            label="From"
            type="time"
            step={300}
            required
            value={values.from}
            onChange={(event) => set({ from: event.target.value })}
          />
          <Field
            label="To"
            type="time"
            step={300}
            required
            value={values.to}
            onChange={(event) => set({ to: event.target.value })}
          />
        </Pair>
        <Field
          label="Reason (optional)"
          maxLength={200}
          value={values.reason}
          onChange={(event) => set({ reason: event.target.value })}
        />
        <FormFailure sentence={problem} />
        <Actions>
          {block && (
            <Button variant="danger" onClick={() => setAsking(true)}>
              Remove block
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={busy === 'save'}>
            {block ? 'Save' : 'Block time'}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** The form values of a block that exists. */
export const draftOf = (block: DiaryBlock, timeZone: string): BlockDraft => ({
  ...wallSpanOf(block, timeZone),
  staffId: block.staffId,
});

/** The form values of a new block: an hour from a free time on. */
export function newDraft(staffId: string, day: string, startMs: number, timeZone: string): BlockDraft {
  const from = wallMinuteOf(startMs, timeZone);
  const to = Math.min(from + 60, 1440) % 1440;
  return { staffId, day, from: formatWallMinute(from), to: formatWallMinute(to) };
}
