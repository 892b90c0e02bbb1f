import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../../api/use-api';
import { useRefresh } from '../../../api/use-refresh';
import { paths } from '../../../lib/paths';
import { Answered } from '../../../ui/answered';
import { Badge } from '../../../ui/badge';
import { LinkButton } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { Hint } from '../../../ui/text';
import { imports as book } from '../../../words/imports.gen';
import { useWords } from '../../../words/use-words';
import { ImportDetails } from './import-details';
import { ImportDrop } from './import-drop';
import { caseOf, type ListedImport } from './models';
import { WeekAfter } from './week-after';

/** Lists of another system: files are dropped here, and each list is checked and imported below. */
export function ImportPage() {
  const words = useWords(book);
  const refresh = useRefresh();
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('list');
  const lists = useApi('/imports');
  const read = async (firstId: string | null) => {
    await refresh('/imports/**');
    if (firstId !== null) setQuery({ list: firstId });
  };

  return (
    <Stack $gap={6}>
      <Section title={words.files()} intro={words.filesIntro()}>
        <ImportDrop onRead={(firstId) => void read(firstId)} />
      </Section>
      <Section title={words.lists()} intro={words.listsIntro()}>
        <Answered answer={lists} what={words.theLists()}>
          {(all) =>
            all.length === 0 ? (
              <Hint>{words.noListsYet()}</Hint>
            ) : (
              <PlainList>
                {all.map((one) => (
                  <ListRow key={one._id} list={one} isChosen={one._id === chosen} />
                ))}
              </PlainList>
            )
          }
        </Answered>
      </Section>
      {chosen !== null && lists.data?.some(({ _id: id }) => id === chosen) && (
        <ImportDetails key={chosen} id={chosen} onRemoved={() => setQuery({})} />
      )}
      {lists.data?.some(({ state }) => state === 'done') && <WeekAfter />}
    </Stack>
  );
}

function ListRow({ list, isChosen }: { list: ListedImport; isChosen: boolean }) {
  const words = useWords(book);
  const title = [list.fileName, list.listName].filter(Boolean).join(' · ');
  return (
    <PlainRow
      title={title}
      detail={words.listIs({ kind: caseOf(list.kind ?? 'other'), count: list.rowCount })}
      actions={
        <Cluster $gap={2}>
          <Badge
            tone={list.state === 'done' ? 'success' : list.state === 'interrupted' ? 'warning' : 'neutral'}
          >
            {words.stateOf({ state: list.state })}
          </Badge>
          <LinkButton
            to={`${paths.dashboardImports}?list=${list._id}`}
            variant="ghost"
            size="small"
            aria-current={isChosen ? 'true' : undefined}
            aria-label={words.openList({ name: title })}
          >
            {words.open()}
          </LinkButton>
        </Cluster>
      }
    />
  );
}
