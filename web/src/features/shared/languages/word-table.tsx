import styled from 'styled-components';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { CellStack, Table, type Column } from '../../../ui/table';
import { languageFacts } from '../../../words/languages.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { wording } from '../../../words/wording.gen';
import { areaNameOf } from './area-name';
import type { Sentence, SentenceText } from './models';

const Said = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const saidNow = ({ own, standard, state }: SentenceText): string =>
  state === 'unfit' ? standard : (own ?? standard);

/** The most urgent state among a sentence's texts. */
const stateOf = ({ texts }: Sentence): SentenceText['state'] =>
  (['unfit', 'changed', 'own'] as const).find((state) => texts.some((text) => text.state === state)) ??
  'standard';

/** Sentences as rows; `onOpen` is called with the chosen one. */
export function WordTable({
  caption,
  items,
  language,
  onOpen,
}: {
  caption: string;
  items: readonly Sentence[];
  language: Language;
  onOpen: (sentence: Sentence) => void;
}) {
  const words = useWords(wording);
  const { direction } = languageFacts[language];
  const columns: readonly Column<Sentence>[] = [
    {
      key: 'says',
      onPhone: 'main',
      header: words.says(),
      isRowHeader: true,
      cell: ({ texts }) => (
        <CellStack>
          {texts.map((text) => (
            <Said key={text.form} lang={language} dir={direction}>
              {saidNow(text)}
            </Said>
          ))}
        </CellStack>
      ),
    },
    { key: 'where', onPhone: 'sub', header: words.where(), cell: ({ area }) => areaNameOf(words, area) },
    {
      key: 'state',
      onPhone: 'sub',
      header: words.state(),
      cell: (sentence) => {
        const state = stateOf(sentence);
        const tone = state === 'own' ? 'success' : state === 'standard' ? 'neutral' : 'warning';
        return <Badge tone={tone}>{words[state]()}</Badge>;
      },
    },
    {
      key: 'actions',
      onPhone: 'more',
      header: words.actions(),
      align: 'end',
      cell: (sentence) => (
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={words.editThis({ text: sentence.texts.map(saidNow).at(-1) ?? '' })}
          onClick={() => onOpen(sentence)}
        >
          {words.edit()}
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={items}
      keyOf={({ area, name }) => `${area} ${name}`}
      rowsBelow={720}
    />
  );
}
