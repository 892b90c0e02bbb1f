import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { Picture, type OwnPicture } from './picture';
import { VisuallyHidden } from './visually-hidden';

interface Point {
  x: number;
  y: number;
}

const REST_MS = 500;
const STEP = 5;
const steps: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const Area = styled.button`
  /* A point of the picture, which no language mirrors. */
  direction: ltr;
  position: relative;
  display: block;
  justify-self: start;
  padding: 0;
  border: 0;
  border-radius: var(--r-2);
  background: none;
  cursor: crosshair;
  overflow: hidden;
  line-height: 0;

  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 320px;
  }
`;
const Marker = styled.span`
  position: absolute;
  width: 28px;
  height: 28px;
  margin: -14px;
  border: 2px solid #fff;
  border-radius: 50%;
  box-shadow:
    0 0 0 2px rgb(36 20 26 / 0.85),
    inset 0 0 0 2px rgb(36 20 26 / 0.85);
  pointer-events: none;
`;

const clampPercent = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** A picture whose focal point, which stays visible when cropped, is set by a click or the arrow keys. */
export function FocusPoint({
  picture,
  onSettle,
}: {
  picture: OwnPicture;
  /** Called once the point has not moved for a moment. */
  onSettle: (point: Point) => void;
}) {
  const words = useWords(controls);
  const { focusXPercent, focusYPercent } = picture;
  const [moved, setMoved] = useState<Point | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<Point | null>(null);
  const latestSettle = useRef(onSettle);
  useEffect(() => {
    latestSettle.current = onSettle;
  }, [onSettle]);
  // Leaving at once also counts as choosing.
  useEffect(() => () => settle(), []);
  const point = moved ?? { x: focusXPercent, y: focusYPercent };

  const positionOf = ({ x, y }: Point) => words.focusPosition({ x, y });

  function settle() {
    clearTimeout(timer.current);
    if (pending.current) latestSettle.current(pending.current);
    pending.current = null;
  }
  const move = (next: Point) => {
    setMoved(next);
    pending.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, REST_MS);
  };
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move({
      x: clampPercent(((event.clientX - left) / width) * 100),
      y: clampPercent(((event.clientY - top) / height) * 100),
    });
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    move({ x: clampPercent(point.x + by.x), y: clampPercent(point.y + by.y) });
  };

  return (
    <>
      <Area
        type="button"
        aria-label={words.focusPoint({ position: positionOf(point) })}
        onPointerUp={press}
        onKeyDown={step}
        onBlur={settle}
      >
        <Picture src={picture.src} own={picture} kind="look" sizes="480px" alt="" />
        <Marker style={{ insetInlineStart: `${point.x}%`, top: `${point.y}%` }} />
      </Area>
      <VisuallyHidden role="status">{moved && positionOf(moved)}</VisuallyHidden>
    </>
  );
}
