import { stateOfLanguage, type WordsState, worstOf } from '../../../lib/language-drafts';
import { translations } from '../../../words/translations.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { TranslatedField } from '../../shared/languages/translated-field';
import { StillFits } from '../../shared/languages/translations';
import type { ServiceEntry } from '../services/models';
import { type AddOnDraft, addOnTexts } from './service-draft';

const stateOf = ({ id, title, words }: AddOnDraft, service: ServiceEntry | null, language: Language) =>
  stateOfLanguage(
    addOnTexts,
    language,
    { title, ...words },
    service?.addOns.find(({ _id }) => _id === id) ?? null,
  );

/** The state of a service's add-ons in a language. */
export const addOnsStateOf = (
  addOns: readonly AddOnDraft[],
  service: ServiceEntry | null,
  language: Language,
): WordsState => worstOf(addOns.map((addOn) => stateOf(addOn, service, language)));

/** The add-ons' titles in another language. */
export function AddOnTranslations({
  value: addOns,
  service,
  language,
  main,
  onChange,
}: {
  value: readonly AddOnDraft[];
  /** The saved service; null for a new one. */
  service: ServiceEntry | null;
  language: Language;
  main: Language | undefined;
  onChange: (addOns: AddOnDraft[]) => void;
}) {
  const words = useWords(translations);
  const change = (key: string, part: Partial<AddOnDraft['words'][Language]>) =>
    onChange(
      addOns.map((addOn) =>
        addOn.key === key
          ? { ...addOn, words: { ...addOn.words, [language]: { ...addOn.words[language], ...part } } }
          : addOn,
      ),
    );
  return addOns
    .filter(({ title }) => title.trim())
    .map((addOn) => {
      const { key, title } = addOn;
      const draft = addOn.words[language];
      return (
        <div key={key}>
          {(stateOf(addOn, service, language) === 'changed' || draft.isRight) && (
            <StillFits
              label={words.stillFitsThat({ title: draft.title })}
              checked={draft.isRight}
              onChange={({ target }) => change(key, { isRight: target.checked })}
            />
          )}
          <TranslatedField
            label={words.addOn({ title })}
            isOptional
            maxLength={80}
            value={draft.title}
            language={language}
            main={main}
            original={title}
            onChange={({ target }) => change(key, { title: target.value })}
          />
        </div>
      );
    });
}
