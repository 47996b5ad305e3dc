// Hashes passwords one after another, in a thread apart from the one that answers calls.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** On Linux the priority is of this thread alone: readers never wait for sign-ins. */
if (process.platform === 'linux') setPriority(workerData.amabilidad);

const HACER = { hash: hashSync, verify: verifySync };

parentPort.on('message', ({ que, con }) => {
  try {
    parentPort.postMessage({ hecho: HACER[que](...con) });
  } catch (error) {
    parentPort.postMessage({ falla: String(error?.message ?? error) });
  }
});
