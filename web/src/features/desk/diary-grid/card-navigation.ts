import type { DiaryColumn } from '../diary-model/columns';

/** The next card for an arrow key: up and down within a column, sideways to the nearest in time; null at the end. */
export function neighbour(columns: readonly DiaryColumn[], key: string, arrow: string): string | null {
  const at = columns.findIndex(({ cards }) => cards.some((card) => card.key === key));
  const own = columns[at]?.cards ?? [];
  const index = own.findIndex((card) => card.key === key);
  const card = own[index];
  if (!card) return null;
  switch (arrow) {
    case 'ArrowUp':
      return own[index - 1]?.key ?? null;
    case 'ArrowDown':
      return own[index + 1]?.key ?? null;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const aside = arrow === 'ArrowLeft' ? columns.slice(0, at).reverse() : columns.slice(at + 1);
      const next = aside.find(({ cards }) => cards.length > 0);
      const distance = (other: { span: { from: number } }) => Math.abs(other.span.from - card.span.from);
      return next ? ([...next.cards].sort((a, b) => distance(a) - distance(b))[0]?.key ?? null) : null;
    }
    default:
      return null;
  }
}
