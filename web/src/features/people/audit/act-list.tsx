import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import { actOf } from './act-sentence';
import type { AuditEntry } from './models';
import { below } from '../../../ui/media';
import { Hint } from '../../../ui/text';
import { audit as book } from '../../../words/audit.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';

const List = styled.ol`
  display: grid;
  margin-top: var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
`;
const Act = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: var(--s-1) var(--s-5);
  padding: var(--s-4) var(--s-5);
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid var(--border);
  }
  time {
    color: var(--text-2);
    font-size: var(--t-meta);
    white-space: nowrap;
  }
  @media ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Activity entries as sentences, latest first. */
export function ActList({
  caption,
  entries,
  timeZone,
}: {
  caption: string;
  entries: readonly AuditEntry[];
  timeZone: string;
}) {
  const words = useWords(book);
  const { formatDateTime } = useFormats();
  return (
    <>
      <Hint>{caption}</Hint>
      <List aria-label={words.activity()}>
        {entries.map((entry) => (
          <Act key={entry._id}>
            <span>
              <ActSentence entry={entry} />
            </span>
            <time dateTime={entry.at}>{formatDateTime(entry.at, timeZone)}</time>
          </Act>
        ))}
      </List>
    </>
  );
}

function ActSentence({ entry }: { entry: AuditEntry }) {
  const { sentence, who, whom, tries } = actOf(useWords(book), entry);
  return inSentence(sentence, { who: <bdi>{who}</bdi>, whom: <bdi>{whom}</bdi>, tries });
}
