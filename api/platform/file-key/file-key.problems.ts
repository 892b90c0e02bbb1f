import { Problem } from '../../common/problem/problem.js';

/** 409: the salon's file key is lost, or not on this machine. Nothing can be sealed until the operator acts. */
export const fileKeyMissing = () => new Problem('file-key-missing');
