import { useState } from 'react';
import { Upload } from 'lucide-react';
import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DropArea } from '../../../ui/drop-area';
import { Icon } from '../../../ui/icon';
import { Hint } from '../../../ui/text';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { imports as book } from '../../../words/imports.gen';
import { useWords } from '../../../words/use-words';
import { uploadImport } from './import-calls';

const Area = styled(DropArea)`
  justify-items: start;
  padding: var(--s-5);
`;

/** The place where files are chosen or dropped, any number at once. Those that can't be read are listed with the reason. */
export function ImportDrop({ onRead }: { onRead: (firstId: string | null) => void }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const [reading, setReading] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ name: string; why: string }[]>([]);

  const read = async (files: readonly File[]) => {
    setRefused([]);
    let firstId: string | null = null;
    for (const file of files) {
      setReading(file.name);
      try {
        const lists = await uploadImport(file);
        firstId ??= lists[0]?._id ?? null;
      } catch (thrown) {
        const why = sentenceOf(asProblem(thrown));
        setRefused((before) => [...before, { name: file.name, why }]);
      }
    }
    setReading(null);
    onRead(firstId);
  };

  return (
    <>
      <Area
        label={words.chooseFiles()}
        accept=".csv,.tsv,.txt,.xlsx,.vcf,.ics,.sql,.gz"
        isMultiple
        onFiles={(files) => {
          if (reading === null) void read(files);
        }}
      >
        {(choose) => (
          <>
            <Button isBusy={reading !== null} onClick={choose}>
              <Icon of={Upload} /> {words.chooseFiles()}
            </Button>
            <Hint>{words.dropHint()}</Hint>
            <VisuallyHidden role="status">
              {reading === null ? '' : words.readingFile({ name: reading })}
            </VisuallyHidden>
          </>
        )}
      </Area>
      {refused.map(({ name, why }) => (
        <Alert key={name} tone="danger" title={name}>
          <p>{why}</p>
        </Alert>
      ))}
    </>
  );
}
