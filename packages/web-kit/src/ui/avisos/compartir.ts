import { copiar } from './copiar.ts';

type Compartido = { titulo: string; texto: string; direccion: string };

const DICHOS = {
  hecho: 'Copiamos la dirección: pegala donde quieras mandarla',
  falla: 'No pudimos copiar la dirección. Abrila y copiala de ahí.',
} as const;

/** With the device's own sheet where it has one, and else by copying the address. Whoever closes the sheet is told nothing. */
export const compartir = async ({ titulo, texto, direccion }: Compartido): Promise<void> => {
  const datos = { title: titulo, text: texto, url: direccion };
  if (!('share' in navigator)) return copiar(direccion, DICHOS);
  try {
    await navigator.share(datos);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copiar(direccion, DICHOS);
  }
};
