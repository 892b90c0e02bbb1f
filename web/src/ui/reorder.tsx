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
  /** The rows in their current order, which is provisional during a drag. */
  ids: readonly string[];
  liftedId: string | null;
  lift: (id: string) => void;
  move: (id: string, places: -1 | 1, control: Control) => void;
  /** The last moved row. */
  movedId: string | null;
}

/**
 * A sortable list: by dragging a row's handle with a mouse or finger, by arrow keys on the handle, or by buttons.
 * Each row has its id as `data-key` and `ReorderButtons`; `ReorderStatus` is next to the list. The new order is shown
 * at once. `onReorder` saves it and reports a failure, after which the saved order is shown again.
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
    // A moved row is reinserted into the page, and loses the focus.
    if (!moved || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`[data-reorder="${CSS.escape(`${moved.control} ${moved.id}`)}"]`)
      ?.focus();
  }, [moved, order]);

  // The screen is ahead of the server.
  useAskBeforeUnload(isSaving);

  const hold = (id: string | null) => {
    lifted.current = id;
    setLiftedId(id);
  };
  const save = async () => {
    if (saving.current) return;
    saving.current = true;
    setSaving(true);
    // One save at a time; of changes in the meantime, only the last is saved.
    while (wanted.current) {
      const next = wanted.current;
      wanted.current = null;
      await onReorder(next);
    }
    saving.current = false;
    setSaving(false);
    // A row being dragged stays under the pointer; dropping it decides.
    if (lifted.current === null) setOwn(null);
  };
  const keep = (next: readonly string[]) => {
    // Dropped where it started: nothing to save.
    if (!saving.current && next.every((id, place) => id === saved[place])) return setOwn(null);
    setOwn(next);
    wanted.current = next;
    void save();
  };

  const dragTo = (x: number, y: number) => {
    const clampedY = Math.min(Math.max(y, 0), window.innerHeight - 1);
    const target = document.elementFromPoint(x, clampedY)?.closest<HTMLElement>('[data-key]')?.dataset['key'];
    // Synchronously: the next event may drop the row, and uses the positions on the page.
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
    // On the window, because the row is reinserted during the drag and would lose pointer events.
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
      pointer.current = { x, y };
      latest.current.dragTo(x, y);
    };
    // Scrolls the list while the pointer is at the window's edge.
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

/** The handle and two buttons for moving a row; `name` identifies it. */
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
      {/* Marked as disabled instead of removed at the list's ends, so that they keep the focus. */}
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

/** Announces where the last moved row is. */
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

/** Pixels to scroll per frame, for a pointer at this height in the window. */
function scrollSpeed(y: number, height: number): number {
  if (y < EDGE) return -12;
  return y > height - EDGE ? 12 : 0;
}
