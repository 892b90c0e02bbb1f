import { useState } from 'react';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useApi } from '../../../api/use-api';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Filters, SearchFilter, SelectFilter } from '../../../ui/filters';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { Hint } from '../../../ui/text';
import { useUrlState } from '../../../ui/use-url-state';
import { TitleBack } from '../../../ui/titled';
import { languageFacts, languages } from '../../../words/languages.gen';
import { useLanguage, useWords } from '../../../words/use-words';
import { wording } from '../../../words/wording.gen';
import { areaNameOf } from './area-name';
import type { Sentence } from './models';
import { SEARCH_MAX_LENGTH, wordFilters } from './word-filters';
import { WordDialog } from './word-dialog';
import { WordTable } from './word-table';

/** The sentences that clients read, with the salon's custom wording. */
export function WordsList() {
  const words = useWords(wording);
  const ofPage = useLanguage();
  const { state: filters, isFiltered, change, clear, queryOf: pageQuery } = useUrlState(wordFilters);
  const language = filters.language ?? ofPage;
  const { search, area, only, page } = filters;
  const query = {
    language,
    page,
    pageSize: PAGE_SIZE,
    ...(search && { search }),
    ...(area && { area }),
    ...(only && { only }),
  };
  const list = useApi('/salon/words', { params: { query } }, { keepPreviousData: true });
  const [opened, setOpened] = useState<Sentence | null>(null);
  return (
    <ListLayout>
      <TitleBack to={paths.dashboardLanguages}>{words.toLanguages()}</TitleBack>
      <Hint>{words.wordsIntro()}</Hint>
      <Filters label={words.find()} onClear={isFiltered && clear}>
        <SearchFilter
          key={search}
          search={search}
          placeholder={words.placeholder()}
          maxLength={SEARCH_MAX_LENGTH}
          onSearch={(typed) => change({ search: typed })}
        />
        <SelectFilter
          label={words.language()}
          value={language}
          choices={languages.map((one) => [one, languageFacts[one].name] as const)}
          onChoose={(chosen) => change({ language: chosen })}
        />
        <SelectFilter
          label={words.area()}
          value={area}
          any={words.anyArea()}
          choices={(list.data?.areas ?? (area ? [area] : [])).map(
            (one) => [one, areaNameOf(words, one)] as const,
          )}
          onChoose={(chosen) => change({ area: chosen })}
        />
        <SelectFilter
          label={words.which()}
          value={only}
          any={words.all()}
          choices={[
            ['own', words.onlyOwn()],
            ['changed', words.onlyChanged()],
          ]}
          onChoose={(chosen) => change({ only: chosen })}
        />
      </Filters>
      <PagedList
        counted={words.sentenceCount}
        what={words.theWords()}
        {...usePagedAnswer(list)}
        page={page}
        pathOf={(to) => `${paths.dashboardWords()}${pageQuery(to)}`}
        empty={
          <EmptyState
            title={words.noneFound()}
            hasArt={false}
            action={
              <LinkButton to={paths.dashboardWords(language)} variant="ghost">
                {words.showAll()}
              </LinkButton>
            }
          >
            {words.tryOther()}
          </EmptyState>
        }
      >
        {(caption) => (
          <WordTable
            caption={caption}
            items={list.data?.items ?? []}
            language={language}
            onOpen={setOpened}
          />
        )}
      </PagedList>
      {opened && <WordDialog sentence={opened} language={language} onClose={() => setOpened(null)} />}
    </ListLayout>
  );
}
