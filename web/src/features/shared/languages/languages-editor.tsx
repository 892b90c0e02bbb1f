import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Unanswered } from '../../../ui/answered';
import { Card } from '../../../ui/card';
import { SelectField } from '../../../ui/field';
import { Stack } from '../../../ui/layout';
import { ListLayout } from '../../../ui/paged-list';
import { ReorderStatus, useReorder } from '../../../ui/reorder';
import { Skeleton } from '../../../ui/skeleton';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { inSentence } from '../../../words/in-sentence';
import { languageFacts, languages as allLanguages } from '../../../words/languages.gen';
import { shell } from '../../../words/shell.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { wording } from '../../../words/wording.gen';
import { AddLanguage } from './add-language';
import type { LanguageQuestion } from './changed-languages';
import { LanguageDialog } from './language-dialog';
import { LanguageRow } from './language-row';
import { ownName } from './own-name';
import type { SalonLanguages } from './models';
import { useLanguageActions } from './mutations';

/** The site's languages: the main one, the others in menu order, and those in preparation. */
export function LanguagesEditor() {
  const words = useWords(wording);
  const { loading } = useWords(shell);
  const sentenceOf = useSentenceOf();
  const answer = useApi('/salon/languages');
  const { data: spoken } = answer;
  const { data: counted } = useApi('/salon/languages/progress');
  const progressOf = (of: Language) => counted?.find(({ language }) => language === of);
  const { setLanguages } = useLanguageActions();
  const [question, setQuestion] = useState<LanguageQuestion | null>(null);

  const save = async (changed: SalonLanguages, said?: string) => {
    try {
      await setLanguages(changed);
      if (said) toast.success(said);
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
    }
  };
  const others = spoken?.others ?? [];
  const byLanguage = new Map<string, (typeof others)[number]>(others.map((one) => [one.language, one]));
  const ordered = (ids: readonly string[]) => ids.flatMap((id) => byLanguage.get(id) ?? []);
  const reorder = useReorder(
    others.map(({ language }) => language),
    (ids) => (spoken ? save({ ...spoken, others: ordered(ids) }) : undefined),
  );

  if (!spoken)
    return (
      <Unanswered
        answer={answer}
        what={words.theLanguages()}
        skeleton={
          <Card aria-busy>
            <VisuallyHidden role="status">{loading()}</VisuallyHidden>
            <Skeleton $height="88px" />
            <Skeleton $height="88px" />
          </Card>
        }
      />
    );
  const { mainLanguage } = spoken;
  const spare = allLanguages.filter((one) => one !== mainLanguage && !byLanguage.has(one));
  return (
    <ListLayout>
      <Hint>{words.intro()}</Hint>
      <Card>
        <SelectField
          label={words.mainLanguage()}
          hint={words.mainHint()}
          value={mainLanguage}
          onChange={({ target }) => {
            const chosen = allLanguages.find((one) => one === target.value);
            if (chosen && chosen !== mainLanguage) setQuestion({ kind: 'main', language: chosen });
          }}
        >
          {allLanguages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageFacts[one].name}
            </option>
          ))}
        </SelectField>
        <LanguageRow language={mainLanguage} path="/" />
      </Card>
      <Stack as="section" aria-labelledby="other-languages" $gap={3}>
        <h2 id="other-languages">{words.others()}</h2>
        {others.length === 0 && <p>{inSentence(words.noOthers, { name: ownName(mainLanguage) })}</p>}
        {others.length > 0 && (
          <Stack as="ol" $gap={3} aria-labelledby="other-languages">
            {ordered(reorder.ids).map(({ language, isPublic }) => (
              <LanguageRow
                key={language}
                language={language}
                path={isPublic ? `/${language}` : null}
                isPublic={isPublic}
                reorder={reorder}
                progress={progressOf(language)}
                onAsk={(kind) => setQuestion({ kind, language })}
              />
            ))}
          </Stack>
        )}
        <ReorderStatus reorder={reorder} nameOf={(id) => nameOf(id)} />
        {spare.length > 0 && (
          <AddLanguage
            languages={spare}
            onAdd={(language) =>
              save(
                { mainLanguage, others: [...others, { language, isPublic: false }] },
                words.added({ name: nameOf(language) }),
              )
            }
          />
        )}
      </Stack>
      {question && (
        <LanguageDialog
          question={question}
          progress={progressOf(question.language)}
          spoken={spoken}
          onClose={() => setQuestion(null)}
        />
      )}
    </ListLayout>
  );
}

const nameOf = (id: string): string => {
  const known: Language | undefined = allLanguages.find((one) => one === id);
  return known ? languageFacts[known].name : id;
};
