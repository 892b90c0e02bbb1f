import { useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { formatDay, formatTime } from '../../lib/format-date';
import { paths } from '../../lib/paths';
import { Button, LinkButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field, SelectField } from '../../ui/field';
import { FormFailure } from '../../ui/form-failure';
import { toast } from '../../ui/toaster';
import { blockName } from './columns';
import type { DiaryBlock, DiaryPerson } from './models';
import { changeBlock, createBlock, removeBlock } from './mutations';
import { stretchOf, wallSpanOf, type WallSpan } from './wall-span';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-3);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-3);

  > :first-child:nth-last-child(n + 3) {
    margin-inline-end: auto;
  }
`;

const sentences = {
  'slot-taken': 'Somebody is booked in that time. Move that visit first, or choose another time.',
  'not-found': 'This blocked time is no longer there.',
};

/** What the form begins with. */
export interface BlockDraft extends WallSpan {
  staffId: string;
}

/** A time in which somebody takes no clients: made, changed, or given free again. */
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
    if (!stretch) return setProblem('It has to end after it begins.');
    const body = { ...stretch, staffId: values.staffId, reason: values.reason.trim() };
    void run(
      'save',
      () => (block ? changeBlock(block._id, body) : createBlock(body)),
      `${name} is not free from ${values.from} to ${values.to}.`,
    );
  };

  if (block && isAsking) {
    return (
      <Dialog title="Give this time free?" isOpen onClose={onClose}>
        <Form as="div">
          <p>
            “{blockName(block)}” of {name}, {formatDay(block.startsAt, timeZone)},{' '}
            {formatTime(block.startsAt, timeZone)} – {formatTime(block.endsAt, timeZone)}, goes away, and
            clients can book that time.
          </p>
          <FormFailure sentence={problem} />
          <Ways>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              isBusy={busy === 'remove'}
              onClick={() =>
                void run('remove', () => removeBlock(block._id), `${name}’s time is free again.`)
              }
            >
              Give it free
            </Button>
          </Ways>
        </Form>
      </Dialog>
    );
  }
  return (
    <Dialog title={block ? 'Blocked time' : 'Block time'} isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <SelectField
          label="Who"
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
          label="What for (optional)"
          maxLength={200}
          value={values.reason}
          onChange={(event) => set({ reason: event.target.value })}
        />
        <FormFailure sentence={problem} />
        <Ways>
          {block && (
            <Button variant="danger" onClick={() => setAsking(true)}>
              Give it free
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" isBusy={busy === 'save'}>
            {block ? 'Save' : 'Block it'}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}

/** Somebody's days off are changed where her hours are. */
export function TimeOffDialog({
  block,
  name,
  timeZone,
  onClose,
}: {
  block: DiaryBlock;
  name: string;
  timeZone: string;
  onClose: () => void;
}) {
  const ends = [block.startsAt, block.endsAt].map(
    (instant) => `${formatDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`,
  );
  return (
    <Dialog title={blockName(block)} isOpen onClose={onClose}>
      <Form as="div">
        <p>
          {name} is away from {ends[0]} to {ends[1]}. Days off are taken back where the team is.
        </p>
        <Ways>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <LinkButton to={paths.dashboardStaff} replace>
            The team
          </LinkButton>
        </Ways>
      </Form>
    </Dialog>
  );
}

/** The block's own day and times, or an hour from a free time on. */
export const draftOf = (block: DiaryBlock, timeZone: string): BlockDraft => ({
  ...wallSpanOf(block, timeZone),
  staffId: block.staffId,
});
