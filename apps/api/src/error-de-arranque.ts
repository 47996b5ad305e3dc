// What prevents the system from starting, with one sentence for the person who starts it. Anything else is a fault.
export class ErrorDeArranque extends Error {
  override readonly name = 'ErrorDeArranque';
}
