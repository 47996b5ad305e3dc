import { PROPORCION_DE_FOTO, TAMANIO_MAXIMO_FOTO_BYTES } from '@colega/contract/media';

/** Pixels of the image. */
export type Area = { x: number; y: number; width: number; height: number };
type Tamanio = { width: number; height: number };

/** S-288: a label in the printed annex can be read. */
const ANCHO_MAXIMO = 1800;
const CALIDADES = [0.86, 0.7, 0.5];

export const areaCentrada = ({ width, height }: Tamanio): Area => {
  const ancho = Math.min(width, height * PROPORCION_DE_FOTO);
  const alto = ancho / PROPORCION_DE_FOTO;
  return { x: (width - ancho) / 2, y: (height - alto) / 2, width: ancho, height: alto };
};

export const tamanioFinal = ({ width }: Pick<Area, 'width'>): Tamanio => {
  const ancho = Math.max(1, Math.round(Math.min(width, ANCHO_MAXIMO)));
  return { width: ancho, height: Math.max(1, Math.round(ancho / PROPORCION_DE_FOTO)) };
};

export const leerImagen = async (contenido: Blob): Promise<ImageBitmap> =>
  createImageBitmap(contenido, { imageOrientation: 'from-image' });

const aJpeg = (lienzo: HTMLCanvasElement, calidad: number): Promise<Blob | null> =>
  new Promise((listo) => lienzo.toBlob(listo, 'image/jpeg', calidad));

export const recortar = async (imagen: ImageBitmap, area: Area): Promise<Blob | null> => {
  const lienzo = document.createElement('canvas');
  Object.assign(lienzo, tamanioFinal(area));
  const pincel = lienzo.getContext('2d');
  if (!pincel) return null;
  pincel.drawImage(imagen, area.x, area.y, area.width, area.height, 0, 0, lienzo.width, lienzo.height);
  for (const calidad of CALIDADES) {
    const foto = await aJpeg(lienzo, calidad);
    if (foto && foto.size <= TAMANIO_MAXIMO_FOTO_BYTES) return foto;
  }
  return null;
};

export const convertirAJpg = (nombre: string): string => nombre.replace(/\.[^.]+$/, '.jpg');
