import type { ApiForm } from '../../../api/use-api-form';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { Stack } from '../../../ui/layout';
import { Hint } from '../../../ui/text';
import { inSentence } from '../../../words/in-sentence';
import { languageFacts } from '../../../words/languages.gen';
import { siteDesk } from '../../../words/site-desk.gen';
import { translations } from '../../../words/translations.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { ownName } from '../../shared/languages/own-name';
import { TranslatedField } from '../../shared/languages/translated-field';
import { StillFits } from '../../shared/languages/translations';
import type { SiteText } from './models';
import { isRightIn, nameIn, rightNameIn, stateIn, type TextDrafts, valueOf } from './text-drafts';
import { isProse, labelOf, type TextGroup } from './text-groups';

const LONG = 120;

/** Every text of the site in another language, by section. */
export function TranslatedTexts({
  form,
  groups,
  drafts,
  language,
  main,
}: {
  form: ApiForm<TextDrafts>;
  groups: readonly TextGroup[];
  drafts: TextDrafts;
  language: Language;
  main: Language | undefined;
}) {
  const words = useWords(translations);
  return (
    <>
      <Hint>{inSentence(words.note, { name: ownName(language) })}</Hint>
      {groups.map((group) => (
        <Card key={group.id} as="section" aria-labelledby={`texts-${group.id}-${language}`}>
          <h2 id={`texts-${group.id}-${language}`}>{group.title}</h2>
          {group.texts.map((text) => (
            <TranslatedText key={text.key} {...{ form, text, drafts, language, main }} />
          ))}
        </Card>
      ))}
    </>
  );
}

function TranslatedText({
  form,
  text,
  drafts,
  language,
  main,
}: {
  form: ApiForm<TextDrafts>;
  text: SiteText;
  drafts: TextDrafts;
  language: Language;
  main: Language | undefined;
}) {
  const words = useWords(translations);
  const label = labelOf(useWords(siteDesk), text.key);
  const original = valueOf(drafts, text);
  const ours = text.words[language]?.default ?? '';
  const state = stateIn(drafts, text, language);
  const isRight = isRightIn(drafts, text, language);
  const { direction } = languageFacts[language];
  return (
    <Stack $gap={2}>
      {state === 'missing' && (
        <div>
          <Badge>{words.missing()}</Badge>
        </div>
      )}
      {(state === 'changed' || isRight) && (
        <StillFits
          label={words.stillFitsThat({ title: label })}
          checked={isRight}
          onChange={({ target }) =>
            form.setValue(rightNameIn(language, text.key), target.checked ? 'yes' : '', { shouldDirty: true })
          }
        />
      )}
      <TranslatedField
        label={label}
        rows={isProse(text) ? 18 : text.longest > LONG ? 3 : undefined}
        language={language}
        main={main}
        original={original}
        hint={
          // The default is already translated into this language.
          original === text.default && !isProse(text)
            ? inSentence(words.emptySays, {
                text: (
                  <bdi lang={language} dir={direction}>
                    {ours}
                  </bdi>
                ),
              })
            : undefined
        }
        {...form.field(nameIn(language, text.key))}
      />
    </Stack>
  );
}
