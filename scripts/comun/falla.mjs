// A failure with one sentence for the person, without a stack.
export class Falla extends Error {}

export async function terminarConFallas(tarea) {
  try {
    await tarea();
  } catch (error) {
    process.stderr.write(`${error instanceof Falla ? error.message : error.stack}\n`);
    process.exit(1);
  }
}
