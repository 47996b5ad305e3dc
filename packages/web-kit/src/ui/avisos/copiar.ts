import { avisarError, avisarExito } from './avisos.tsx';

/** To the clipboard, and says how it went. */
export const copiar = async (texto: string, dichos: { hecho: string; falla: string }): Promise<void> => {
  try {
    await navigator.clipboard.writeText(texto);
    avisarExito(dichos.hecho);
  } catch {
    avisarError(dichos.falla);
  }
};
