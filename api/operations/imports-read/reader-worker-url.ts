/** The entry of the thread that reads files. The image has it in the same place, as a file of its own. */
export const READER_WORKER_URL = new URL('./read-file.worker.js', import.meta.url);
