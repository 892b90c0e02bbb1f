import { useCallback, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { LOW } from '../../../ui/media';
import type { StaffMember } from '../../../api/models';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { languageErrors } from '../../../lib/language-drafts';
import { paths } from '../../../lib/paths';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { lazyPart } from '../../../ui/lazy-part';
import { LeaveGuard } from '../../../ui/leave-guard';
import { SaveBar, SavedTogether } from '../../../ui/save-bar';
import { StaleAlert } from '../../../ui/stale-alert';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { useSoon } from '../../../ui/use-soon';
import { servicesDesk as book } from '../../../words/services-desk.gen';
import { translations } from '../../../words/translations.gen';
import { useWords } from '../../../words/use-words';
import { AddOnsField } from './add-ons-field';
import { Sheet } from './editor-layout';
import { keepDraft, readKeptDraft } from './kept-draft';
import { mergeChanges } from './merge-changes';
import type { Pool } from '../resources/models';
import { useResourceActions } from '../resources/mutations';
import type { Category, ServiceEntry } from '../services/models';
import { useServiceActions } from './mutations';
import { needsBody } from './needs-draft';
import { OffersField } from './offers-field';
import { SegmentsField } from './segments-field';
import { ServiceBasics } from './service-basics';
import { bodyOf, draftOf, mistakesOf, offersOf, type ServiceDraft } from './service-draft';
import { changedServiceOf, serviceSentences } from '../services/service-sentences';

const loadDialog = () => import('./categories-dialog').then((part) => part.CategoriesDialog);
const CategoriesDialog = lazyDialogs(loadDialog);

const Page = styled(Form)`
  gap: var(--s-5);
  margin-top: var(--s-5);
`;
const Foot = styled.div`
  position: sticky;
  @media ${LOW} {
    position: static;
  }
  bottom: var(--foot);
  z-index: var(--z-bar);
  display: grid;
  gap: var(--s-3);
  padding-block: var(--s-4);
  border-top: 1px solid var(--border);
  background: var(--bg);

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-3) var(--s-4);
  }
`;

const NeedsField = lazyPart(() => import('./needs-field').then((part) => part.NeedsField), '240px');

/** The form for a new or existing service. Input stays until it is saved, even if something fails. */
export function ServiceEditor({
  service,
  initial: opened,
  staff,
  categories,
  pools,
}: {
  /** Null for a new one. */
  service: ServiceEntry | null;
  initial: ServiceDraft;
  staff: readonly StaffMember[];
  categories: readonly Category[];
  pools: readonly Pool[];
}) {
  const words = useWords(book);
  useSoon(loadDialog);
  const inLanguages = useWords(translations);
  const sentenceOf = useSentenceOf();
  const navigate = useNavigate();
  const { addService, changeService, arrangeOffers, readOffers, readAgain } = useServiceActions();
  const { changeNeeds } = useResourceActions();
  const id = service?._id ?? null;
  const [initial, setInitial] = useState(opened);
  /** The saved service that the form last adopted. */
  const [current, setCurrent] = useState(service);
  const base = JSON.stringify(initial);
  const [kept] = useState(() => readKeptDraft(id, base));
  const [isRestored, setRestored] = useState(kept !== null);
  const [isPictureComing, setPictureComing] = useState(false);
  const [isEditingCategories, setEditingCategories] = useState(false);
  const [changes, setChanges] = useState<readonly string[]>([]);
  // Set once a new service exists, so that a retry after a failure does not add it again.
  const seen = useRef<Pick<ServiceEntry, '_id' | 'version'> | null>(service);

  const save = async (draft: ServiceDraft) => {
    const body = bodyOf(draft, initial);
    const isNew = seen.current === null;
    const entry = seen.current
      ? await changeService(seen.current._id, { ...body, version: seen.current.version })
      : await addService(body);
    seen.current = entry;
    await arrangeOffers(entry._id, offersOf(draft));
    const changed =
      pools.length > 0 && (await changeNeeds(entry._id, needsBody(draft.needs, draft.segments)));
    if (changed && changed.unseated.length > 0)
      toast.error(words.someUnseated({ count: changed.unseated.length }));
    toast.success(isNew ? words.isAdded({ title: entry.title }) : words.isSaved({ title: entry.title }));
    return true;
  };
  /** Someone else was faster: merge both sets of changes, to be reviewed before saving. */
  const takeIn = async (fresh: ServiceEntry, draft: ServiceDraft) => {
    void readAgain();
    const saved = draftOf(fresh, staff, await readOffers(), pools);
    const both = mergeChanges({ services: words, translations: inLanguages }, initial, draft, saved);
    seen.current = fresh;
    setCurrent(fresh);
    setInitial(saved);
    form.reset(saved);
    form.reset(both.draft, { keepDefaultValues: true });
    setChanges(both.changes.length > 0 ? both.changes : [words.savedUnchanged()]);
    return false;
  };
  const form = useApiForm<ServiceDraft>({
    defaultValues: opened,
    send: async (draft) => {
      const isSaved = await save(draft).catch((thrown: unknown) => {
        const fresh = changedServiceOf(thrown);
        if (!fresh) throw thrown;
        return takeIn(fresh, draft);
      });
      if (!isSaved) return false;
      keepDraft(id, null);
      void navigate(paths.dashboardManage);
      return true;
    },
    explain: (problem) => {
      const sentence = sentenceOf(problem, serviceSentences(words));
      return id === null && seen.current !== null ? words.addedWithoutDoers({ problem: sentence }) : sentence;
    },
    fieldErrorsOf: ({ fieldErrors: { pictureId, ...others } }): Record<string, string> => ({
      ...languageErrors(others),
      ...(pictureId !== undefined && { picture: pictureId }),
    }),
    check: (draft) => mistakesOf(words, draft),
    draft: kept,
    onDraft: useCallback((draft: ServiceDraft | null) => keepDraft(id, draft && { base, draft }), [id, base]),
  });
  const values = useWatch({ control: form.control }) as ServiceDraft;
  const segments = useFormValue(form, 'segments');
  const addOns = useFormValue(form, 'addOns');
  const offers = useFormValue(form, 'offers');
  const needs = useFormValue(form, 'needs');

  return (
    <SavedTogether isGuarded={false}>
      <LeaveGuard isOn={form.isUnsaved && !form.isBusy} onForget={() => keepDraft(id, null)} />
      <Page form={form}>
        <StaleAlert title={words.someoneChanged()} changes={changes}>
          {words.nothingLost()}
        </StaleAlert>
        {isRestored && (
          <Alert title={words.stillHere()}>
            <p>{words.notSavedSentence()}</p>
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                form.reset();
                setRestored(false);
              }}
            >
              {words.startOver()}
            </Button>
          </Alert>
        )}
        <ServiceBasics
          form={form}
          values={values}
          service={current}
          categories={categories}
          onEditCategories={() => setEditingCategories(true)}
          onPictureBusy={setPictureComing}
        />
        <Sheet aria-labelledby="how-long">
          <h2 id="how-long">{words.howLong()}</h2>
          <SegmentsField
            {...segments}
            bufferMinutes={values.bufferMinutes}
            buffer={form.field('bufferMinutes')}
            errorOf={form.errorOf}
          />
          <Field
            label={words.comeBackAfter()}
            hint={words.comeBackHint()}
            inputMode="numeric"
            maxLength={2}
            {...form.field('rebookWeeks')}
          />
        </Sheet>
        <Sheet aria-labelledby="what-can-be-added">
          <h2 id="what-can-be-added">{words.addOns()}</h2>
          <AddOnsField {...addOns} errorOf={form.errorOf} />
        </Sheet>
        <Sheet aria-labelledby="who-does-it">
          <h2 id="who-does-it">{words.whoDoesIt()}</h2>
          <OffersField
            staff={staff}
            draft={values}
            errorOf={form.errorOf}
            onChange={(staffId, part) => {
              const before = values.offers[staffId] ?? { does: false, price: '', minutes: [] };
              offers.onChange({ ...values.offers, [staffId]: { ...before, ...part } });
            }}
          />
        </Sheet>
        {pools.length > 0 && (
          <NeedsField
            pools={pools}
            needs={values.needs}
            segments={values.segments}
            errorOf={form.errorOf}
            onChange={(poolId, need) => needs.onChange({ ...values.needs, [poolId]: need })}
          />
        )}
        {current ? (
          <SaveBar form={form} name={current.title} isUploading={isPictureComing} />
        ) : (
          <Foot>
            <FormFailure sentence={form.failure} />
            <div>
              <Button type="submit" isBusy={form.isBusy} disabled={isPictureComing}>
                {words.submit()}
              </Button>
              <Hint role="status">
                {isPictureComing ? words.uploading() : form.isUnsaved ? words.notSavedYet() : ''}
              </Hint>
            </div>
          </Foot>
        )}
      </Page>
      {/* Outside the page's form, because forms can't be nested. */}
      {isEditingCategories && (
        <CategoriesDialog
          categories={categories}
          onAdded={({ _id }) => form.setValue('categoryId', _id, { shouldDirty: true })}
          onClose={() => setEditingCategories(false)}
        />
      )}
    </SavedTogether>
  );
}
