import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { BlocksWords, DiaryWords } from '../../../words/types.gen';
import type { BlockScope, LeftOut } from './models';
import type { RepeatRule } from './repetition';

/** A block in the diary. */
export interface BlockRequest {
  staffId: string;
  startsAt: string;
  endsAt: string;
  reason: string;
}

/** The same for several people, or repeating. */
export interface BlocksRequest extends Omit<BlockRequest, 'staffId'> {
  staffIds: string[];
  repeat?: RepeatRule;
  leaveOut: LeftOut[];
}

/** Problem messages for a single block. */
export const blockSentences = (words: DiaryWords) => ({
  'slot-taken': words.bookingThere(),
  'not-found': words.blockGone(),
});

/** Problem messages for several blocks. */
export const blocksSentences = (words: DiaryWords, of: BlocksWords) => ({
  ...blockSentences(words),
  'blocks-in-the-way': of.cameBetween(),
});

/** Actions on blocks; each reloads the diary and free times. */
export function useBlockActions() {
  const refresh = useRefresh();
  const settled = async <Answer>(answer: Answer): Promise<Answer> => {
    await refresh('/bookings/diary', '/availability/**');
    return answer;
  };

  return {
    createBlock: async (body: BlockRequest) => settled(await answerOf(client.POST('/blocks', { body }))),

    changeBlock: async (id: string, body: BlockRequest) =>
      settled(await answerOf(client.PATCH('/blocks/{id}', { params: { path: { id } }, body }))),

    removeBlock: async (id: string) =>
      settled(await answerOf(client.DELETE('/blocks/{id}', { params: { path: { id } } }))),

    /** Idempotent: the same key means the same blocks, however often it is sent. */
    makeBlocks: async (body: BlocksRequest, key: string) => {
      const header = { 'Idempotency-Key': key };
      return settled(await answerOf(client.POST('/block-groups', { params: { header }, body })));
    },

    changeBlocks: async (
      id: string,
      body: BlockScope & Partial<BlockRequest> & { blockId: string; leaveOut: LeftOut[] },
    ) =>
      settled(await answerOf(client.POST('/block-groups/{id}/change', { params: { path: { id } }, body }))),

    removeBlocks: async (id: string, body: BlockScope & { blockId: string }) =>
      settled(await answerOf(client.POST('/block-groups/{id}/remove', { params: { path: { id } }, body }))),
  };
}
