import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';
import type { OwnTextFault, StandardText } from '../site-texts/domain/own-text.js';

/** 422: no such sentence for clients exists. */
export const noSuchSentence = () => invalidInput([{ pointer: '#/name', detail: sentence('noSuchSentence') }]);

/** 422: the sentence has no such form. */
export const noSuchForm = (index: number) =>
  invalidInput([{ pointer: `#/texts/${index}/form`, detail: sentence('noSuchSentence') }]);

/** 422: some texts can't replace the standard ones. */
export const unfitTexts = (faults: { index: number; fault: OwnTextFault; standard: StandardText }[]) =>
  invalidInput(
    faults.map(({ index, fault, standard }) => ({
      pointer: `#/texts/${index}/text`,
      detail: sentenceOf(fault, standard),
    })),
  );

/** 422: every page would have to carry too much text. */
export const tooManyOwnWords = (index: number) =>
  invalidInput([{ pointer: `#/texts/${index}/text`, detail: sentence('tooManyOwnWords') }]);

function sentenceOf(fault: OwnTextFault, { known }: StandardText): Sentence {
  if (fault.kind === 'invisible') return sentence('invisibleCharacter');
  if (fault.kind === 'missingTag') {
    const [opened, closed] = [`<${fault.name}>`, `</${fault.name}>`];
    return sentence('ownTextLacksTag', { opened, closed });
  }
  const value = `{${fault.name}}`;
  if (fault.kind === 'missingValue') return sentence('ownTextLacksValue', { value });
  if (known.length === 0) return sentence('ownTextHasNoValues', { value });
  return sentence('ownTextHasNoSuchValue', { value, known: known.map((name) => `{${name}}`).join(' ') });
}
