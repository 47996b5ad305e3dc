import { open } from 'node:fs/promises';

/** What was given its name in a folder keeps it after a power cut. */
export async function asegurarCarpeta(carpeta: string): Promise<void> {
  // Windows opens no folders, and writes their names down by itself.
  if (process.platform === 'win32') return;
  const abierta = await open(carpeta);
  try {
    await abierta.sync();
  } finally {
    await abierta.close();
  }
}
