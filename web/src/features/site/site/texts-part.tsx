import { ExternalLink } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSettingsForm } from '../../../api/use-settings-form';
import { worstOf } from '../../../lib/language-drafts';
import { paths } from '../../../lib/paths';
import { Answered, LoadingCard } from '../../../ui/answered';
import { Card } from '../../../ui/card';
import { LanguageTabs, type TabState } from '../../../ui/language-tabs';
import { Form } from '../../../ui/form';
import { Icon } from '../../../ui/icon';
import { LinkTabs } from '../../../ui/link-tabs';
import { SaveBar } from '../../../ui/save-bar';
import { toast } from '../../../ui/toast';
import { useNamedPart } from '../../../ui/use-named-part';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { translations } from '../../../words/translations.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { useSalonLanguages } from '../../shared/languages/use-salon-languages';
import type { SiteText } from './models';
import { useSiteActions } from './mutations';
import { SectionPreview } from './section-preview';
import {
  changesOf,
  draftsOf,
  mistakesIn,
  nameIn,
  nameOf,
  nameOfError,
  stateIn,
  type TextDrafts,
  translationsOf,
  valueOf,
} from './text-drafts';
import { TranslatedTexts } from './translated-texts';
import { TextField } from './text-field';
import { groupsOf, isProse, partOf, type TextGroup, textParts } from './text-groups';
import { useTextPart } from './use-text-part';

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
/** Its parts are laid out by the form around it. */
const Groups = styled.div`
  display: contents;

  h2 {
    scroll-margin-top: calc(var(--bar) + var(--s-5));
  }
`;
const Columns = styled.div<{ $isOne: boolean }>`
  container: site-texts / inline-size;

  > div {
    display: grid;
    gap: var(--s-5);
    align-items: start;
    ${({ $isOne }) => $isOne && 'max-width: 45rem;'}

    @container site-texts (min-width: 640px) {
      grid-template-columns: ${({ $isOne }) => ($isOne ? 'minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(0, 2fr)')};
    }
  }
`;
const Fields = styled.div`
  display: grid;
  gap: var(--s-3);
  min-width: 0;
`;

/** Every text of the public pages, by section. */
export function TextsPart(props: {
  /** Unsaved changes; null if everything is saved. */
  draft: TextDrafts | null;
  onDraft: (draft: TextDrafts | null) => void;
}) {
  const words = useWords(book);
  // Preloaded, so that the tabs appear without waiting.
  useWords(translations);
  return (
    <Answered
      answer={useApi('/salon/texts')}
      what={words.theTexts()}
      skeleton={<LoadingCard rows={6} height="3rem" said={words.loadingTexts()} />}
    >
      {(texts) => <TextsForm texts={texts} {...props} />}
    </Answered>
  );
}

function TextsForm({
  texts,
  draft,
  onDraft,
}: {
  texts: readonly SiteText[];
  draft: TextDrafts | null;
  onDraft: (draft: TextDrafts | null) => void;
}) {
  const words = useWords(book);
  const { changeTexts } = useSiteActions();
  const form = useSettingsForm<TextDrafts>({
    saved: draftsOf(texts),
    send: async (drafts) => {
      await changeTexts(changesOf(drafts, texts), translationsOf(drafts, texts));
      toast.success(words.saved());
    },
    check: (drafts) => mistakesIn(words, drafts, texts),
    fieldErrorsOf: ({ fieldErrors }) =>
      Object.fromEntries(
        Object.entries(fieldErrors).map(([path, sentence]) => [nameOfError(path), sentence]),
      ),
    draft,
    onDraft,
  });
  const drafts = useWatch({ control: form.control }) as TextDrafts;
  const languages = useSalonLanguages();
  const [main] = languages;
  const count = [changesOf(drafts, texts), ...Object.values(translationsOf(drafts, texts))].reduce(
    (sum, changes) => sum + Object.keys(changes).length,
    0,
  );
  const all = groupsOf(words, texts);
  const whole = useNamedPart<HTMLDivElement>();
  const stateOf = (language: Language): TabState => {
    const name = (key: string) => (language === main ? nameOf(key) : nameIn(language, key));
    if (texts.some(({ key }) => form.errorOf(name(key)))) return 'wrong';
    return language === main ? 'fine' : worstOf(texts.map((text) => stateIn(drafts, text, language)));
  };

  const isWrong = ({ texts: own }: TextGroup) =>
    own.some(({ key }) =>
      languages.some((language) => form.errorOf(language === main ? nameOf(key) : nameIn(language, key))),
    );
  const part = useTextPart(all, form.refusals, isWrong);
  const groups = all.filter((group) => partOf(group) === part);
  const names = { home: words.textsOfHome(), pages: words.textsOfPages(), legal: words.textsOfLegal() };

  return (
    <Form form={form} gap={5} isWide>
      <LinkTabs
        label={words.texts()}
        areWithin
        tabs={textParts.map((each) => ({
          to: each === 'home' ? paths.dashboardSite : paths.dashboardSiteTexts(each),
          label: names[each],
          isOpen: each === part,
        }))}
      />
      <LanguageTabs
        languages={languages}
        stateOf={stateOf}
        refusals={form.refusals}
        panelOf={(language) => <TranslatedTexts {...{ form, groups, drafts, language, main }} />}
      >
        <Groups ref={whole}>
          {/* All of them stay, for what is typed in another part. */}
          {all.map((group) => (
            <Card
              key={group.id}
              as="section"
              aria-labelledby={`texts-${group.id}`}
              hidden={partOf(group) !== part}
            >
              <Head>
                <h2 id={`texts-${group.id}`} tabIndex={-1}>
                  {group.title}
                </h2>
                <a
                  href={group.path}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={words.viewThatPage({ title: group.title })}
                >
                  {words.viewPage()} <Icon of={ExternalLink} size={16} />
                </a>
              </Head>
              <Columns $isOne={group.texts.some(isProse)}>
                <div>
                  <Fields>
                    {group.texts.map((text) => (
                      <TextField
                        key={text.key}
                        form={form}
                        text={text}
                        value={valueOf(drafts, text)}
                        place={group.title}
                      />
                    ))}
                  </Fields>
                  {!group.texts.some(isProse) && <SectionPreview group={group} drafts={drafts} />}
                </div>
              </Columns>
            </Card>
          ))}
        </Groups>
      </LanguageTabs>
      <SaveBar
        form={form}
        name={words.texts()}
        unsaved={words.textsNotSaved({ count })}
        wrong={words.checkText()}
      />
    </Form>
  );
}
