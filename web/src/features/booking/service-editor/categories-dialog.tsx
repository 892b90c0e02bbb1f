import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useAction } from '../../../api/use-action';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import {
  changedWords,
  languageDraftsOf,
  languageErrors,
  type WordsChange,
} from '../../../lib/language-drafts';
import { required } from '../../../lib/field-rules';
import { Button, IconButton } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { PLAIN_HUE } from '../../../ui/hues';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { Tag } from '../../../ui/tag';
import { ReorderButtons, ReorderStatus, useReorder } from '../../../ui/reorder';
import { servicesDesk as book } from '../../../words/services-desk.gen';
import { useWords } from '../../../words/use-words';
import { Translations } from '../../shared/languages/translations';
import { ColourChoice } from './colour-choice';
import { Lines } from './editor-layout';
import type { Category } from '../services/models';
import { useServiceActions } from './mutations';
import { serviceSentences } from '../services/service-sentences';
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1);

  > span:first-child {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Line = styled(Form)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--s-3);

  > button {
    margin-top: 28px;
  }
`;

/** The service categories: add, rename, colour, reorder, delete empty ones. Each change is saved at once. */
export function CategoriesDialog({
  categories,
  onAdded,
  onClose,
}: {
  categories: readonly Category[];
  onAdded?: (category: Category) => void;
  onClose: () => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { addCategory, arrangeCategories, changeCategory, deleteCategory } = useServiceActions();
  const [changingId, setChangingId] = useState<string | null>(null);
  const { run, problem } = useAction();
  const byId = new Map(categories.map((category) => [category._id, category]));
  const reorder = useReorder([...byId.keys()], (ids) => run(() => arrangeCategories([...ids])));

  return (
    <Dialog title={words.categories()} isOpen onClose={onClose}>
      <Stack $gap={5}>
        <ReorderStatus reorder={reorder} nameOf={(id) => byId.get(id)?.title ?? ''} />
        <Lines>
          {reorder.ids
            .flatMap((id) => byId.get(id) ?? [])
            .map((category) => (
              <li key={category._id} data-key={category._id}>
                {changingId === category._id ? (
                  <TitleForm
                    category={category}
                    label={words.newNameFor({ title: category.title })}
                    action={words.save()}
                    onSend={async ({ title, colour, inLanguages }) => {
                      await changeCategory(category._id, title, colour, inLanguages);
                      setChangingId(null);
                    }}
                  />
                ) : (
                  <Row>
                    <span>
                      <Tag hue={category.colour}>{category.title}</Tag>
                      <small>
                        {category.services === 0
                          ? words.empty()
                          : words.serviceCount({ count: category.services })}
                      </small>
                    </span>
                    <ReorderButtons reorder={reorder} id={category._id} name={category.title} />
                    <IconButton
                      label={words.rename({ title: category.title })}
                      onClick={() => setChangingId(category._id)}
                    >
                      <Icon of={Pencil} />
                    </IconButton>
                    {category.services === 0 && (
                      <IconButton
                        label={words.deleteEmptyCategory({ title: category.title })}
                        onClick={() => void run(() => deleteCategory(category._id))}
                      >
                        <Icon of={Trash2} />
                      </IconButton>
                    )}
                  </Row>
                )}
              </li>
            ))}
        </Lines>
        <FormFailure sentence={problem && sentenceOf(problem, serviceSentences(words))} />
        <TitleForm
          category={null}
          label={words.newCategory()}
          action={words.add()}
          onSend={async ({ title, inLanguages }) => {
            const added = (await addCategory(title, inLanguages)).at(-1);
            if (added) onAdded?.(added);
          }}
        />
      </Stack>
    </Dialog>
  );
}

const categoryTexts = ['title'] as const;

/** A category's title in each language, and its colour; a new one gets an unused colour. */
function TitleForm({
  category,
  label,
  action,
  onSend,
}: {
  /** Null for a new one. */
  category: Category | null;
  label: string;
  action: string;
  onSend: (category: {
    title: string;
    colour: Category['colour'];
    inLanguages: WordsChange<'title'> | undefined;
  }) => Promise<void>;
}) {
  const words = useWords(book);
  const [before] = useState(() => languageDraftsOf(categoryTexts, category?.words));
  const form = useApiForm({
    defaultValues: { title: category?.title ?? '', colour: category?.colour ?? PLAIN_HUE, ...before },
    send: async ({ title, colour, ...written }) => {
      const inLanguages = changedWords(categoryTexts, written, before);
      await onSend({ title: title.trim(), colour, inLanguages });
      form.reset();
    },
    fieldErrorsOf: ({ fieldErrors }) => languageErrors(fieldErrors),
    sentences: serviceSentences(words),
  });
  const colour = useFormValue(form, 'colour');
  const typed = useWatch({ control: form.control }) as typeof before & { title: string };
  return (
    <>
      <Line form={form}>
        <Stack $gap={3}>
          <Translations
            form={form}
            texts={[{ name: 'title', label, longest: 40 }]}
            typed={typed}
            saved={category}
          >
            <Field
              label={label}
              maxLength={40}
              autoFocus={category !== null}
              {...form.field('title', required(words.enterName()))}
            />
          </Translations>
          {category && <ColourChoice value={colour.value} onChange={colour.onChange} />}
        </Stack>
        <Button
          type="submit"
          variant={category ? 'primary' : 'ghost'}
          size={category ? 'small' : 'normal'}
          isBusy={form.isBusy}
        >
          {action}
        </Button>
      </Line>
      <FormFailure sentence={form.failure} />
    </>
  );
}
