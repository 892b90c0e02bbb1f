import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { dayInUtc } from '../../../lib/local-day';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { ObstacleSentence } from '../../booking/obstacles/why-not';
import { blocks } from '../../../words/blocks.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { type BlockInTheWay, keyOf } from './models';

/** The most that people read; the rest is shown on request. */
const SHOWN_AT_FIRST = 12;

const List = styled.ul`
  display: grid;
  margin: var(--s-2) 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  > li {
    display: grid;
    gap: 2px;
    padding: var(--s-2) 0;
  }
  > li + li {
    border-top: 1px solid var(--border);
  }
`;
/** Each block with obstacles, what they are, and if it is skipped. */
export function InTheWay({
  inTheWay,
  leftOut,
  timeZone,
  leaveOut,
  leaveAllOut,
  onChange,
}: {
  inTheWay: readonly BlockInTheWay[];
  /** By their keys. */
  leftOut: ReadonlySet<string>;
  timeZone: string;
  /** Labels for skipping one block, and all of them. */
  leaveOut: string;
  leaveAllOut: string;
  onChange: (leftOut: ReadonlySet<string>) => void;
}) {
  const words = useWords(blocks);
  const { formatShortDay } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button for the remaining ones has disappeared.
    if (isWhole) list.current?.querySelectorAll('input')[SHOWN_AT_FIRST]?.focus();
  }, [isWhole]);
  const open = inTheWay.filter((one) => !leftOut.has(keyOf(one)));
  const shown = isWhole ? inTheWay : inTheWay.slice(0, SHOWN_AT_FIRST);
  const toggle = (key: string) => {
    const next = new Set(leftOut);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  return (
    <Alert tone="warning" title={words.inTheWay({ count: inTheWay.length })}>
      <p>{words.noBookingMoves()}</p>
      <Checkbox
        label={leaveAllOut}
        checked={open.length === 0}
        onChange={({ target }) => onChange(new Set(target.checked ? inTheWay.map(keyOf) : []))}
      />
      <Hint role="status">
        {open.length > 0 ? words.toDecide({ count: open.length }) : words.allDecided()}
      </Hint>
      <List ref={list}>
        {shown.map((one) => {
          const key = keyOf(one);
          const named = { name: one.staffName, day: formatShortDay(dayInUtc(one.day), 'UTC') };
          return (
            <li key={key}>
              <b>{inSentence(words.personAndDay, { ...named, name: <bdi>{one.staffName}</bdi> })}</b>
              {one.obstacles.map((obstacle) => (
                <span key={`${obstacle.kind} ${obstacle.startsAt}`}>
                  <ObstacleSentence obstacle={obstacle} timeZone={timeZone} />
                </span>
              ))}
              <Checkbox
                label={leaveOut}
                aria-label={words.leaveOutWhom({ leaveOut, ...named })}
                checked={leftOut.has(key)}
                onChange={() => toggle(key)}
              />
            </li>
          );
        })}
      </List>
      {shown.length < inTheWay.length && (
        <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
          {words.showAll({ count: inTheWay.length })}
        </Button>
      )}
    </Alert>
  );
}
