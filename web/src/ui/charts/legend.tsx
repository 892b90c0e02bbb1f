import styled from 'styled-components';

const HATCH = 'repeating-linear-gradient(135deg, transparent 0 3px, var(--border-strong) 3px 4px)';

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px var(--s-4);
  color: var(--text-2);
  font-size: var(--t-small);

  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  i {
    flex: none;
    width: 12px;
    height: 12px;
    border: 1px solid transparent;
    border-radius: 3px;
    forced-color-adjust: none;
  }
  [data-key='line'],
  [data-key='before'],
  [data-key='ahead'] {
    width: 18px;
    height: 0;
    border: 0;
    border-top: 3px solid var(--star);
    border-radius: 2px;
  }
  [data-key='before'] {
    border-top: 3px dotted var(--text-3);
  }
  [data-key='ahead'] {
    border-top: 2px dashed var(--star);
  }
  @media (forced-colors: active) {
    /* As the lines are drawn then. */
    [data-key='line'],
    [data-key='ahead'] {
      border-color: CanvasText;
    }
    [data-key='before'] {
      border-color: Highlight;
    }
  }
  [data-key='done'] {
    border-color: var(--border);
    background: var(--surface-2);
  }
  [data-key='now'] {
    background: var(--brass);
  }
  [data-key='next'] {
    border-inline-start: 3px solid var(--star);
    background: color-mix(in srgb, var(--star) 20%, var(--surface));
  }
  [data-key='late'] {
    border: 2px solid var(--warning);
    background: var(--warning-soft);
  }
  [data-key='free'] {
    border: 1px dashed var(--success);
    background: var(--success-soft);
  }
  [data-key='off'] {
    border-color: var(--border);
    background: ${HATCH};
  }
`;

export type LegendKey = 'line' | 'before' | 'ahead' | 'done' | 'now' | 'next' | 'late' | 'free' | 'off';

/** The legend of a drawing's shapes. */
export const Legend = ({ keys }: { keys: readonly (readonly [LegendKey, string])[] }) => (
  <Keys>
    {keys.map(([key, name]) => (
      <li key={key}>
        <i data-key={key} aria-hidden />
        {name}
      </li>
    ))}
  </Keys>
);
