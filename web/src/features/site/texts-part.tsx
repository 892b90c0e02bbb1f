import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { Card } from '../../ui/card';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useSiteActions } from './mutations';
import { SaveBar } from './save-bar';
import { SectionPreview } from './section-preview';
import { changesOf, mistakeIn, type TextDrafts } from './text-drafts';
import { TextField } from './text-field';
import { groupsOf } from './text-groups';
import { useSave } from './use-save';
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);

  h2 {
    font-size: var(--t-h3);
    line-height: 1.2;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
  }
`;
const Columns = styled.div`
  container: site-texts / inline-size;

  > div {
    display: grid;
    gap: var(--s-5);
    align-items: start;

    @container site-texts (min-width: 640px) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`;
const Fields = styled.div`
  display: grid;
  gap: var(--s-3);
  min-width: 0;
`;

/** Every text of the public pages, by the section it stands in. */
export function TextsPart({
  drafts,
  onDrafts,
}: {
  drafts: TextDrafts;
  onDrafts: (drafts: TextDrafts) => void;
}) {
  const { data: texts, error, isValidating, mutate } = useApi('/salon/texts');
  const { changeTexts } = useSiteActions();
  const { isBusy, problem, save, clear } = useSave(async () => {
    await changeTexts(changesOf(drafts, texts ?? []));
    onDrafts({});
  });

  if (!texts && error)
    return (
      <Failure
        title="The texts could not be loaded"
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  if (!texts)
    return (
      <Card aria-busy>
        <VisuallyHidden role="status">Loading the texts</VisuallyHidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} $height="3rem" />
        ))}
      </Card>
    );

  const count = Object.keys(changesOf(drafts, texts)).length;
  const hasMistake = texts.some((text) => text.key in drafts && mistakeIn(drafts, text));
  const change = (next: TextDrafts) => {
    clear();
    onDrafts(next);
  };
  return (
    <Stack $gap={5}>
      {groupsOf(texts).map((group) => (
        <Card key={group.id} as="section" aria-labelledby={`texts-${group.id}`}>
          <Head>
            <h2 id={`texts-${group.id}`}>{group.title}</h2>
            <a
              href={group.path}
              target="_blank"
              rel="noreferrer"
              aria-label={`View the page: ${group.title}`}
            >
              View the page <Icon of={ExternalLink} size={16} />
            </a>
          </Head>
          <Columns>
            <div>
              <Fields>
                {group.texts.map((text) => (
                  <TextField
                    key={text.key}
                    text={text}
                    drafts={drafts}
                    place={group.title}
                    refusal={problem?.fieldErrors[text.key]}
                    onChange={change}
                  />
                ))}
              </Fields>
              <SectionPreview group={group} drafts={drafts} />
            </div>
          </Columns>
        </Card>
      ))}
      <SaveBar
        sentence={
          Object.keys(drafts).length === 0
            ? null
            : hasMistake
              ? 'Check the marked text'
              : `${count} ${count === 1 ? 'text is' : 'texts are'} not saved`
        }
        problem={problem}
        isBusy={isBusy}
        isBlocked={hasMistake}
        onSave={save}
        onDiscard={() => change({})}
      />
    </Stack>
  );
}
