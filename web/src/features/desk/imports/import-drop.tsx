import { useRef, useState, type DragEvent } from 'react';
import { Upload } from 'lucide-react';
import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Hint } from '../../../ui/text';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { imports as book } from '../../../words/imports.gen';
import { useWords } from '../../../words/use-words';
import { uploadImport } from './import-calls';

const Area = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  padding: var(--s-5);
  border: 1px dashed ${({ $isOver }) => ($isOver ? 'var(--accent)' : 'var(--border-strong)')};
  border-radius: var(--r-3);
  background: ${({ $isOver }) => ($isOver ? 'var(--accent-soft)' : 'var(--surface)')};
`;

/** The place where files are chosen or dropped, any number at once. Those that can't be read are listed with the reason. */
export function ImportDrop({ onRead }: { onRead: (firstId: string | null) => void }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
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
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (reading === null) void read([...event.dataTransfer.files]);
  };

  return (
    <>
      <Area
        $isOver={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button isBusy={reading !== null} onClick={() => input.current?.click()}>
          <Icon of={Upload} /> {words.chooseFiles()}
        </Button>
        <Hint>{words.dropHint()}</Hint>
        <VisuallyHidden role="status">
          {reading === null ? '' : words.readingFile({ name: reading })}
        </VisuallyHidden>
        <input
          ref={input}
          hidden
          multiple
          type="file"
          aria-label={words.chooseFiles()}
          accept=".csv,.tsv,.txt,.xlsx,.vcf,.ics,.sql,.gz"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Allows choosing the same file again after a failure.
            target.value = '';
            if (files.length > 0) void read(files);
          }}
        />
      </Area>
      {refused.map(({ name, why }) => (
        <Alert key={name} tone="danger" title={name}>
          <p>{why}</p>
        </Alert>
      ))}
    </>
  );
}
