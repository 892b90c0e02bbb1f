import styled from 'styled-components';
import { Dialog } from '../../ui/dialog';

const Groups = styled.div`
  display: grid;
  gap: var(--s-5);

  h3 {
    margin-bottom: var(--s-2);
    font-size: var(--t-lead);
  }
  dl {
    display: grid;
    grid-template-columns: minmax(96px, auto) minmax(0, 1fr);
    gap: var(--s-2) var(--s-4);
    margin: 0;
  }
  dl > div {
    display: contents;
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-content: start;
  }
  kbd {
    display: inline-block;
    min-width: 28px;
    padding: 1px 8px;
    border: 1px solid var(--border-strong);
    border-radius: var(--r-1);
    background: var(--surface-2);
    font: 600 var(--t-meta) / 1.5 var(--font-ui);
    text-align: center;
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 44px;
  }
  input {
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }
`;

const groups: { title: string; keys: [keys: string[], what: string][] }[] = [
  {
    title: 'On a booking',
    keys: [
      [['Enter'], 'Open it'],
      [['M'], 'Move it: arrow keys by 15 minutes or to another column, Enter to confirm, Esc to cancel'],
      [['L'], 'Change its length: up and down, Enter to confirm, Esc to cancel'],
      [['↑', '↓', '←', '→'], 'Go to the next booking'],
    ],
  },
  {
    title: 'On a free time',
    keys: [
      [['↑', '↓', '←', '→'], 'Go to another time or column; Page Up and Page Down by an hour'],
      [['Enter'], 'Book a client or block the time'],
    ],
  },
];
const singleKeys: [keys: string[], what: string][] = [
  [['T'], 'Today'],
  [['N', 'P'], 'Next and previous day or week'],
  [['D', 'W', 'A'], 'Day, week, agenda'],
  [['B'], 'Book a client'],
  [['U'], 'Undo the last move, while its message is shown'],
  [['?'], 'Show this list'],
];

/** What the keys do, and a switch for single letters, which are easily hit by accident. */
export function KeyboardShortcutsDialog({
  hasShortcuts,
  onShortcuts,
  onClose,
}: {
  hasShortcuts: boolean;
  onShortcuts: (hasShortcuts: boolean) => void;
  onClose: () => void;
}) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen onClose={onClose}>
      <Groups>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <Keys keys={keys} />
          </section>
        ))}
        <section>
          <h3>Anywhere in the diary</h3>
          <Keys keys={singleKeys} />
          <label>
            <input
              type="checkbox"
              checked={hasShortcuts}
              onChange={(event) => onShortcuts(event.target.checked)}
            />
            Use single-letter shortcuts
          </label>
        </section>
      </Groups>
    </Dialog>
  );
}

function Keys({ keys }: { keys: readonly [keys: string[], what: string][] }) {
  return (
    <dl>
      {keys.map(([names, what]) => (
        <div key={what}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
