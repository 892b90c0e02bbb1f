interface Size {
  width: number;
  height: number;
}

/** Pixels between the card and its details. */
const GAP = 6;
const MARGIN = 8;

/**
 * Position of a card's details in the window, in pixels: to its right, its left, or else below or above, wherever they
 * fit without covering it.
 */
export function placeBeside(
  card: { left: number; right: number; top: number; bottom: number },
  { width, height }: Size,
  window: Size,
): { left: number; top: number } {
  const within = (wanted: number, length: number, room: number) =>
    Math.max(MARGIN, Math.min(wanted, room - length - MARGIN));
  const aside = { top: within(card.top, height, window.height) };
  if (card.right + GAP + width <= window.width - MARGIN) return { ...aside, left: card.right + GAP };
  if (card.left - GAP - width >= MARGIN) return { ...aside, left: card.left - GAP - width };
  const left = within(card.left, width, window.width);
  const isRoomBelow = card.bottom + GAP + height <= window.height - MARGIN;
  return { left, top: isRoomBelow ? card.bottom + GAP : card.top - GAP - height };
}
