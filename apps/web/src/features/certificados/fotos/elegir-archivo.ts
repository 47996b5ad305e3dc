import { EXTENSIONES_DE_FOTO, TAMANIO_MAXIMO_FOTO_BYTES } from '@colega/contract/media';
import { mensajes } from '@colega/contract/mensajes';

/** OPN-121: a pdf is uploaded as it is, an image is cropped first. */
export type Elegido = { tipo: 'pdf' | 'imagen'; nombre: string; contenido: Blob };

export const TIPOS_QUE_SE_ELIGEN = `${EXTENSIONES_DE_FOTO.map((extension) => `.${extension}`).join(',')},image/jpeg,image/png,application/pdf`;

const extensionDe = (nombre: string): string => nombre.split('.').at(-1)?.toLowerCase() ?? '';

/** CER-085, CER-086. Only a pdf has its size looked at here: an image changes when it is cropped. */
export const leerElegido = (archivo: File): Elegido | { problema: string } => {
  const extension = extensionDe(archivo.name);
  if (!EXTENSIONES_DE_FOTO.some((otra) => otra === extension)) return { problema: mensajes.imagen_de_otro_formato };
  const tipo = extension === 'pdf' ? 'pdf' : 'imagen';
  if (tipo === 'pdf' && archivo.size > TAMANIO_MAXIMO_FOTO_BYTES) return { problema: mensajes.imagen_grande };
  return { tipo, nombre: archivo.name, contenido: archivo };
};
