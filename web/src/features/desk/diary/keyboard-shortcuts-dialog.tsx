import styled from 'styled-components';
import { Dialog } from '../../../ui/dialog';
import { diary as book } from '../../../words/diary.gen';
import { shell } from '../../../words/shell.gen';
import type { DiaryWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

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

type Key = readonly [keys: readonly string[], what: string];

const bookingKeys = (words: DiaryWords): readonly Key[] => [
  [['Enter'], words.keyOpen()],
  [['Q'], words.keyActs()],
  [['M'], words.keyMove()],
  [['L'], words.keyLength()],
  [['↑', '↓', '←', '→'], words.keyNextBooking()],
];
const freeTimeKeys = (words: DiaryWords): readonly Key[] => [
  [['↑', '↓', '←', '→'], words.keyOtherTime()],
  [['Enter'], words.keyBookOrBlock()],
];
const singleKeys = (words: DiaryWords, today: string): readonly Key[] => [
  [['T'], today],
  [['N', 'P'], words.keyNextDays()],
  [['D', 'W', 'E', 'A'], words.keyViews()],
  [['+', '−'], words.keyZoom()],
  [['B'], words.bookClient()],
  [['U'], words.keyUndo()],
  [['?'], words.keyShowList()],
];

/** Lists the keys, with a switch for single letters, which are easily hit by accident. */
export function KeyboardShortcutsDialog({
  hasShortcuts,
  onShortcuts,
  onClose,
}: {
  hasShortcuts: boolean;
  onShortcuts: (hasShortcuts: boolean) => void;
  onClose: () => void;
}) {
  const words = useWords(book);
  const today = useWords(shell).today();
  return (
    <Dialog title={words.keyboardShortcuts()} isOpen onClose={onClose}>
      <Groups>
        <section>
          <h3>{words.onBooking()}</h3>
          <Keys keys={bookingKeys(words)} />
        </section>
        <section>
          <h3>{words.onFreeTime()}</h3>
          <Keys keys={freeTimeKeys(words)} />
        </section>
        <section>
          <h3>{words.anywhere()}</h3>
          <Keys keys={singleKeys(words, today)} />
          <label>
            <input
              type="checkbox"
              checked={hasShortcuts}
              onChange={(event) => onShortcuts(event.target.checked)}
            />
            {words.useSingleKeys()}
          </label>
        </section>
      </Groups>
    </Dialog>
  );
}

function Keys({ keys }: { keys: readonly Key[] }) {
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
