import { useApiForm } from '../../../api/use-api-form';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { languageFacts } from '../../../words/languages.gen';
import type { Language, WordingWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { wording } from '../../../words/wording.gen';
import type { Sentence, SentenceText } from './models';
import { useLanguageActions } from './mutations';

/** In characters, same as on the server. */
const LONGEST = 600;

/** Edits the salon's wording of a sentence, with a field for each form. */
export function WordDialog({
  sentence,
  language,
  onClose,
}: {
  sentence: Sentence;
  language: Language;
  onClose: () => void;
}) {
  const words = useWords(wording);
  const { setWords } = useLanguageActions();
  const { texts } = sentence;
  const save = async (typed: { form: string; text: string }[]) => {
    await setWords(
      language,
      sentence,
      typed.map(({ form, text }) => ({ form, text: text.trim() || null })),
    );
    toast.success(typed.some(({ text }) => text.trim()) ? words.wordsSaved() : words.putBackDone());
    onClose();
  };
  const form = useApiForm({
    defaultValues: { texts: texts.map(({ form: name, own }) => ({ form: name, text: own ?? '' })) },
    send: ({ texts: typed }) => save(typed),
  });
  const isOwn = texts.some(({ own }) => own !== null);
  return (
    <Dialog title={words.dialogTitle()} isOpen onClose={onClose}>
      <Form form={form}>
        {texts.some(({ state }) => state === 'changed') && (
          <Alert tone="warning" title={words.changed()}>
            <p>{words.changedNote()}</p>
          </Alert>
        )}
        {texts.some(({ state }) => state === 'unfit') && (
          <Alert tone="warning" title={words.unfit()}>
            <p>{words.unfitNote()}</p>
          </Alert>
        )}
        {texts.map((text, index) => (
          <TextArea
            key={text.form}
            label={labelOf(words, text)}
            hint={<Explained text={text} language={language} />}
            rows={text.standard.length > 80 ? 4 : 2}
            maxLength={LONGEST}
            lang={language}
            dir={languageFacts[language].direction}
            {...form.field(`texts.${index}.text`)}
          />
        ))}
        {form.failure && (
          <Alert tone="danger" title={words.notSaved()}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          {isOwn && (
            <Button
              variant="ghost"
              disabled={form.isBusy}
              onClick={() =>
                form.attempt(() => save(texts.map(({ form: name }) => ({ form: name, text: '' }))))
              }
            >
              {words.putBack()}
            </Button>
          )}
          <Button type="submit" isBusy={form.isBusy}>
            {words.save()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The use of a form: some counts, a word, or everything. */
function labelOf(words: WordingWords, { form, counts }: SentenceText): string {
  if (form === '') return words.yourWords();
  if (!counts) return words.forForm({ form });
  const listed = { counts: counts.join(', ') };
  return counts.length === 1 ? words.forCounts(listed) : words.forCountsMore(listed);
}

/** The current wording, and what a custom one must contain. */
function Explained({ text, language }: { text: SentenceText; language: Language }) {
  const words = useWords(wording);
  const { standard, required, tags } = text;
  const values = required.map((name) => `{${name}}`).join(' ');
  const shownTags = tags.map((name) => `<${name}>…</${name}>`).join(' ');
  return (
    <>
      {inSentence(words.standardIs, { text: <bdi lang={language}>{standard}</bdi> })}{' '}
      {required.length > 0 && `${words.keepValues({ values })} `}
      {tags.length > 0 && `${words.keepTags({ tags: shownTags })} `}
    </>
  );
}
