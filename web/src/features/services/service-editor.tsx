import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { StaffMember } from '../../api/models';
import { asProblem, sentenceOf } from '../../api/problem';
import { describePicture, uploadPicture } from '../../api/upload-picture';
import { paths } from '../../lib/paths';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field, SelectField, TextArea } from '../../ui/field';
import { focusMistake } from '../../ui/focus-mistake';
import { FormFailure } from '../../ui/form-failure';
import { LeaveGuard } from '../../ui/leave-guard';
import { PictureField } from '../../ui/picture-field';
import { StaleAlert } from '../../ui/stale-alert';
import { toast } from '../../ui/toaster';
import { AddOnsField } from './add-ons-field';
import { CategoriesDialog } from './categories-dialog';
import { merged } from './draft-merge';
import { Sheet, Side } from './editor-parts';
import { keepDraft, readKeptDraft } from './kept-draft';
import type { Category, ServiceEntry } from './models';
import { useServiceActions } from './mutations';
import { OffersField } from './offers-field';
import { SegmentsField } from './segments-field';
import { bodyOf, draftOf, mistakesOf, offersOf, type ServiceDraft } from './service-draft';
import { changedServiceOf, serviceSentences } from './service-sentences';

const Form = styled.form`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-5);
`;
const WithButton = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: start;

  > div {
    width: 100%;
  }
`;
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
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
const Quiet = styled.p`
  color: var(--text-2);
  font-size: var(--t-meta);
`;

/** The form of a service, new or there already. What she types stays until it is saved, whatever fails. */
export function ServiceEditor({
  service,
  initial: opened,
  staff,
  categories,
}: {
  /** Null for a new one. */
  service: ServiceEntry | null;
  initial: ServiceDraft;
  staff: readonly StaffMember[];
  categories: readonly Category[];
}) {
  const navigate = useNavigate();
  const { addService, changeService, arrangeOffers, readOffers, readAgain } = useServiceActions();
  const id = service?._id ?? null;
  const [initial, setInitial] = useState(opened);
  const base = useMemo(() => JSON.stringify(initial), [initial]);
  const [kept] = useState(() => readKeptDraft(id, base));
  const [draft, setDraft] = useState(kept ?? initial);
  const [isRestored, setRestored] = useState(kept !== null);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isPictureComing, setPictureComing] = useState(false);
  const [isShelving, setShelving] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [changes, setChanges] = useState<readonly string[]>([]);
  // Set as soon as a new one is there, so that another try after a failure does not add it again.
  const seen = useRef<Pick<ServiceEntry, '_id' | 'version'> | null>(service);
  const form = useRef<HTMLFormElement>(null);

  const isDirty = JSON.stringify(draft) !== base;
  useEffect(() => keepDraft(id, isDirty ? { base, draft } : null), [id, base, draft, isDirty]);

  const change = (part: Partial<ServiceDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setRefused({});
    setFailure(null);
  };
  const mistakes = { ...refused, ...(isChecked && mistakesOf(draft)) };

  const leave = (done: string) => {
    keepDraft(id, null);
    toast.success(done);
    void navigate(paths.dashboardManage);
  };
  const save = async () => {
    const body = bodyOf(draft);
    const isNew = seen.current === null;
    const entry = seen.current
      ? await changeService(seen.current._id, { ...body, version: seen.current.version })
      : await addService(body);
    seen.current = entry;
    await arrangeOffers(entry._id, offersOf(draft));
    leave(isNew ? `Service: ${entry.title} is added.` : `Service: ${entry.title} is saved.`);
  };
  /** Somebody else was faster: hers goes into what it is now, and she looks at it before she saves. */
  const takeIn = async (fresh: ServiceEntry) => {
    void readAgain();
    const theirs = draftOf(fresh, staff, await readOffers());
    const both = merged(initial, draft, theirs);
    seen.current = fresh;
    setInitial(theirs);
    setDraft(both.draft);
    setChanges(both.changes.length > 0 ? both.changes : ['It was saved once more as it was.']);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isPictureComing) return;
    setChecked(true);
    setFailure(null);
    if (Object.keys(mistakesOf(draft)).length > 0) {
      setFailure('Please check the marked fields.');
      return focusMistake(form.current);
    }
    setBusy(true);
    try {
      await save();
    } catch (thrown) {
      const fresh = changedServiceOf(thrown);
      const problem = fresh ? await takeIn(fresh).then(() => null, asProblem) : asProblem(thrown);
      setBusy(false);
      if (!problem) return;
      setRefused(problem.fieldErrors);
      setFailure(
        failureOf(sentenceOf(problem, serviceSentences), {
          isNew: id === null,
          isAdded: seen.current !== null,
        }),
      );
      focusMistake(form.current);
    }
  };

  return (
    <>
      <LeaveGuard isOn={isDirty && !isBusy} onForget={() => keepDraft(id, null)} />
      <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <StaleAlert title="Somebody else has changed this service meanwhile" changes={changes}>
          Nothing of yours is saved yet, and nothing is lost. Look at it, and save it if it still holds.
        </StaleAlert>
        {isRestored && (
          <Alert title="What you had typed is still here">
            <p>It has not been saved yet.</p>
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                setDraft(initial);
                setRestored(false);
              }}
            >
              Start over
            </Button>
          </Alert>
        )}
        <Sheet aria-labelledby="what-it-is">
          <h2 id="what-it-is">What it is</h2>
          <Field
            label="Service Title"
            maxLength={80}
            value={draft.title}
            error={mistakes['title']}
            onChange={({ target }) => change({ title: target.value })}
          />
          <WithButton>
            <SelectField
              label="Category"
              value={draft.categoryId}
              error={mistakes['categoryId']}
              onChange={({ target }) => change({ categoryId: target.value })}
            >
              <option value="">Choose one</option>
              {categories.map(({ _id, title }) => (
                <option key={_id} value={_id}>
                  {title}
                </option>
              ))}
            </SelectField>
            <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setShelving(true)}>
              Edit categories
            </Button>
          </WithButton>
          <TextArea
            label="Service Description"
            maxLength={2000}
            value={draft.description}
            error={mistakes['description']}
            hint={`The list of services shows the first 80 letters, its own page all of it. ${draft.description.length} of 2000`}
            onChange={({ target }) => change({ description: target.value })}
          />
          <PictureField
            label="Image"
            value={draft.picture}
            fallbackSrc={service && !service.picture && service.img ? service.img : undefined}
            error={mistakes['pictureId']}
            upload={uploadPicture}
            describe={describePicture}
            onChange={(picture) => change({ picture })}
            onBusyChange={setPictureComing}
          />
        </Sheet>
        <Sheet aria-labelledby="what-it-costs">
          <h2 id="what-it-costs">What it costs</h2>
          <Side>
            <Field
              label="Service Price"
              inputMode="decimal"
              maxLength={9}
              value={draft.price}
              error={mistakes['price']}
              onChange={({ target }) => change({ price: target.value })}
            />
            <SelectField
              label="This price is"
              value={draft.priceKind}
              onChange={({ target }) => change({ priceKind: target.value === 'from' ? 'from' : 'fixed' })}
            >
              <option value="fixed">what it costs</option>
              <option value="from">the least it costs (“from”)</option>
            </SelectField>
          </Side>
        </Sheet>
        <Sheet aria-labelledby="how-long">
          <h2 id="how-long">How long it takes</h2>
          <SegmentsField
            segments={draft.segments}
            bufferMinutes={draft.bufferMinutes}
            mistakes={mistakes}
            onSegments={(segments) => change({ segments })}
            onBuffer={(bufferMinutes) => change({ bufferMinutes })}
          />
        </Sheet>
        <Sheet aria-labelledby="what-can-be-added">
          <h2 id="what-can-be-added">What can be added</h2>
          <AddOnsField addOns={draft.addOns} mistakes={mistakes} onChange={(addOns) => change({ addOns })} />
        </Sheet>
        <Sheet aria-labelledby="who-does-it">
          <h2 id="who-does-it">Who does it</h2>
          <OffersField
            staff={staff}
            draft={draft}
            mistakes={mistakes}
            onChange={(staffId, part) => {
              const before = draft.offers[staffId] ?? { does: false, price: '', minutes: [] };
              change({ offers: { ...draft.offers, [staffId]: { ...before, ...part } } });
            }}
          />
        </Sheet>
        <Foot>
          <FormFailure sentence={failure} />
          <div>
            <Button type="submit" isBusy={isBusy} disabled={isPictureComing}>
              {service ? 'Save' : 'Submit'}
            </Button>
            <Quiet role="status">
              {isPictureComing ? 'The picture is on its way …' : isDirty ? 'Not saved yet' : ''}
            </Quiet>
          </div>
        </Foot>
      </Form>
      {isShelving && (
        <CategoriesDialog
          categories={categories}
          onAdded={({ _id }) => change({ categoryId: _id })}
          onClose={() => setShelving(false)}
        />
      )}
    </>
  );
}

const failureOf = (sentence: string, { isNew, isAdded }: { isNew: boolean; isAdded: boolean }): string =>
  isNew && isAdded
    ? `The service is added, but not who does it. ${sentence} Press the button once more.`
    : sentence;
