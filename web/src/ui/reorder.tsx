import { useEffect, useRef, useState } from 'react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { movedTo } from '../lib/list-order';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { IconButton } from './button';
import { Icon } from './icon';
import { useAskBeforeUnload } from './unsaved';
import { VisuallyHidden } from './visually-hidden';

const Buttons = styled.span`
  display: inline-flex;
  align-items: center;
  white-space: nowrap;
`;
const Handle = styled(IconButton)`
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

type Control = 'up' | 'down' | 'handle';

export interface Reorder {
  /** The rows in the order of the moment, which while one is dragged is not yet anybody's decision. */
  ids: readonly string[];
  liftedId: string | null;
  lift: (id: string) => void;
  move: (id: string, places: -1 | 1, control: Control) => void;
  /** The row that was moved last. */
  movedId: string | null;
}

/**
 * A list that somebody puts in order: by dragging a row by its handle with a mouse or a finger, by the arrow keys on the
 * handle, or by buttons. Each row carries its id as `data-key` and has `ReorderButtons`; `ReorderStatus` stands beside the list.
 * The new order is shown at once. `onReorder` saves it and says so itself when that fails: then the saved order is shown again.
 */
export function useReorder(
  saved: readonly string[],
  onReorder: (ids: readonly string[]) => void | Promise<unknown>,
): Reorder {
  const pointer = useRef<{ x: number; y: number } | null>(null);
  const wanted = useRef<readonly string[] | null>(null);
  const lifted = useRef<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const saving = useRef(false);
  const [own, setOwn] = useState<readonly string[] | null>(null);
  const [liftedId, setLiftedId] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ id: string; control: Control } | null>(null);
  const ids = own ?? saved;

  const order = ids.join(' ');
  useEffect(() => {
    // A row that changes places is put into the page anew, and loses the focus by that.
    if (!moved || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`[data-reorder="${CSS.escape(`${moved.control} ${moved.id}`)}"]`)
      ?.focus();
  }, [moved, order]);

  // What is on the screen is not on the server yet.
  useAskBeforeUnload(isSaving);

  const hold = (id: string | null) => {
    lifted.current = id;
    setLiftedId(id);
  };
  const save = async () => {
    if (saving.current) return;
    saving.current = true;
    setSaving(true);
    // One after the other, and of those that came in during that time only the last.
    while (wanted.current) {
      const next = wanted.current;
      wanted.current = null;
      await onReorder(next);
    }
    saving.current = false;
    setSaving(false);
    // A row that was lifted in the meantime stays under the hand; putting it down decides.
    if (lifted.current === null) setOwn(null);
  };
  const keep = (next: readonly string[]) => {
    // Put down where it was taken up: there is nothing to keep.
    if (!saving.current && next.every((id, place) => id === saved[place])) return setOwn(null);
    setOwn(next);
    wanted.current = next;
    void save();
  };

  const dragTo = (x: number, y: number) => {
    const clampedY = Math.min(Math.max(y, 0), window.innerHeight - 1);
    const target = document.elementFromPoint(x, clampedY)?.closest<HTMLElement>('[data-key]')?.dataset['key'];
    // At once: the next event may be the one that puts the row down, and it asks the page what is where.
    if (liftedId !== null && target && target !== liftedId && ids.includes(target))
      flushSync(() => setOwn(movedTo(ids, liftedId, target)));
  };
  const drop = () => {
    if (liftedId === null) return;
    hold(null);
    pointer.current = null;
    setMoved({ id: liftedId, control: 'handle' });
    keep(ids);
  };
  const latest = useRef({ dragTo, drop });
  useEffect(() => {
    latest.current = { dragTo, drop };
  });

  useEffect(() => {
    if (liftedId === null) return;
    let frame = 0;
    // Of the window, because the row is put into the page anew on its way, and would hear no more of the pointer.
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
      pointer.current = { x, y };
      latest.current.dragTo(x, y);
    };
    // Held at the edge of the window, the list comes along.
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const at = pointer.current;
      const speed = at ? scrollSpeed(at.y, window.innerHeight) : 0;
      if (!at || speed === 0) return;
      window.scrollBy({ top: speed, behavior: 'instant' });
      latest.current.dragTo(at.x, at.y);
    };
    frame = requestAnimationFrame(scroll);
    const end = () => latest.current.drop();
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [liftedId]);

  return {
    ids,
    liftedId,
    lift: hold,
    move: (id, places, control) => {
      const target = ids[ids.indexOf(id) + places];
      if (target === undefined) return;
      setMoved({ id, control });
      keep(movedTo(ids, id, target));
    },
    movedId: moved?.id ?? null,
  };
}

/** The handle and the two buttons with which a row is moved; `name` says which row it is. */
export function ReorderButtons({ reorder, id, name }: { reorder: Reorder; id: string; name: string }) {
  const words = useWords(controls);
  const { ids, lift, move } = reorder;
  return (
    <Buttons>
      <Handle
        label={words.moveRow({ name })}
        data-reorder={`handle ${id}`}
        onPointerDown={(event) => {
          if (event.button === 0) lift(id);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          move(id, event.key === 'ArrowUp' ? -1 : 1, 'handle');
        }}
      >
        <Icon of={GripVertical} />
      </Handle>
      {/* The ends of the list say so and keep the focus, where a button that goes away would lose it. */}
      <IconButton
        label={words.moveUp({ name })}
        data-reorder={`up ${id}`}
        aria-disabled={ids[0] === id}
        onClick={() => move(id, -1, 'up')}
      >
        <Icon of={ArrowUp} />
      </IconButton>
      <IconButton
        label={words.moveDown({ name })}
        data-reorder={`down ${id}`}
        aria-disabled={ids.at(-1) === id}
        onClick={() => move(id, 1, 'down')}
      >
        <Icon of={ArrowDown} />
      </IconButton>
    </Buttons>
  );
}

/** Says to those who listen where the row is that was moved last. */
export function ReorderStatus({ reorder, nameOf }: { reorder: Reorder; nameOf: (id: string) => string }) {
  const words = useWords(controls);
  const { ids, movedId, liftedId } = reorder;
  const place = movedId === null || liftedId !== null ? -1 : ids.indexOf(movedId);
  return (
    <VisuallyHidden role="status">
      {movedId !== null &&
        place >= 0 &&
        words.nowAt({ name: nameOf(movedId), place: place + 1, count: ids.length })}
    </VisuallyHidden>
  );
}

const EDGE = 88;

/** How far the list moves in a frame, in pixels, while something is held this high in the window. */
function scrollSpeed(y: number, height: number): number {
  if (y < EDGE) return -12;
  return y > height - EDGE ? 12 : 0;
}
