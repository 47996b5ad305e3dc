import { open } from 'node:fs/promises';

/** Flushes a folder, so that the names in it survive a power cut. */
export async function asegurarCarpeta(carpeta: string): Promise<void> {
  // Windows does not open folders, and flushes their names by itself.
  if (process.platform === 'win32') return;
  const abierta = await open(carpeta);
  try {
    await abierta.sync();
  } finally {
    await abierta.close();
  }
}
