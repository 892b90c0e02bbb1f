import { type LucideIcon, Rows2, Rows3, Rows4 } from 'lucide-react';
import styled from 'styled-components';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { Icon } from './icon';
import { densities, type Density, useDensity } from './use-density';

const Group = styled.div`
  display: flex;

  button {
    display: grid;
    place-items: center;
    width: 28px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--r-1);
    background: none;
    color: var(--text-3);
    cursor: pointer;
  }
  button:hover {
    background: var(--surface-2);
  }
  button[aria-pressed='true'] {
    background: var(--surface-3);
    color: var(--text);
  }
  @media (pointer: coarse) {
    button {
      width: 40px;
    }
  }
  @media print {
    display: none;
  }
`;

const signs: Record<Density, LucideIcon> = { dense: Rows4, normal: Rows3, roomy: Rows2 };

/** Changes the row height of all lists; remembered by this browser. */
export function DensitySwitch() {
  const words = useWords(controls);
  const [chosen, choose] = useDensity();
  const names: Record<Density, string> = {
    dense: words.lowRows(),
    normal: words.normalRows(),
    roomy: words.highRows(),
  };
  return (
    <Group role="group" aria-label={words.rowHeight()}>
      {densities.map((density) => (
        <button
          key={density}
          type="button"
          aria-label={names[density]}
          title={names[density]}
          aria-pressed={density === chosen}
          onClick={() => choose(density)}
        >
          <Icon of={signs[density]} size={18} />
        </button>
      ))}
    </Group>
  );
}
