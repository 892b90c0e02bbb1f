import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { languageFacts } from '../../../words/languages.gen';
import type { Language, WordingWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { wording } from '../../../words/wording.gen';
import { changedLanguages, type LanguageQuestion } from './changed-languages';
import type { SalonLanguages, TranslationProgress } from './models';
import { useLanguageActions } from './mutations';
import { ownName } from './own-name';
import { translatedCount } from './translated-count';

/** Explains the effect on pages and their URLs, and confirms. */
export function LanguageDialog({
  question: { kind, language },
  progress,
  spoken,
  onClose,
}: {
  question: LanguageQuestion;
  progress: TranslationProgress | undefined;
  spoken: SalonLanguages;
  onClose: () => void;
}) {
  const words = useWords(wording);
  const sentenceOf = useSentenceOf();
  const { setLanguages } = useLanguageActions();
  const confirm = async () => {
    try {
      await setLanguages(changedLanguages(spoken, { kind, language }));
      toast.success(words.saved());
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    onClose();
    return null;
  };
  const { title, action } = saysOf(words, kind, languageFacts[language].name);
  return (
    <ConfirmDialog
      title={title}
      action={action}
      variant={kind === 'remove' || kind === 'withdraw' ? 'danger' : 'primary'}
      unchanged={words.unchanged()}
      onConfirm={confirm}
      onClose={onClose}
    >
      {kind === 'publish' && progress && progress.texts > 0 && <p>{translatedCount(words, progress)}</p>}
      <Consequence kind={kind} language={language} main={spoken.mainLanguage} />
    </ConfirmDialog>
  );
}

function Consequence({ kind, language, main }: LanguageQuestion & { main: Language }) {
  const words = useWords(wording);
  const name = ownName(language);
  if (kind === 'publish') return <p>{inSentence(words.publishText, { name, main: ownName(main) })}</p>;
  if (kind === 'withdraw') return <p>{inSentence(words.withdrawText, { name })}</p>;
  if (kind === 'remove') return <p>{inSentence(words.removeText, { name })}</p>;
  return (
    <>
      <p>
        {inSentence(
          words.changeText,
          { name, old: ownName(main), code: language, oldCode: main },
          { code: (inner) => <code dir="ltr">{inner}</code> },
        )}
      </p>
      <p>{inSentence(words.changeLinks, { name })}</p>
    </>
  );
}

function saysOf(words: WordingWords, kind: LanguageQuestion['kind'], name: string) {
  if (kind === 'publish') return { title: words.publishTitle({ name }), action: words.publish() };
  if (kind === 'withdraw') return { title: words.withdrawTitle({ name }), action: words.withdraw() };
  if (kind === 'remove') return { title: words.removeTitle({ name }), action: words.remove() };
  return { title: words.changeTitle({ name }), action: words.makeMain() };
}
