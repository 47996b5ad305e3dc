import sharp, { type Sharp } from 'sharp';
import { ErrorHttp, errorHttp } from '../../http/error-http.ts';
import { enSuTurno } from '../../reparto/en-su-turno.ts';
import { paginaDePdf } from './pagina-de-pdf.ts';

export type Imagen = { bytes: Uint8Array; ancho: number; alto: number };

const LADO_MAXIMO = 1800; // S-276
const CALIDAD = 82;
/** A phone's photos have fewer pixels; a decompression bomb has more. */
const PIXELES_MAXIMOS = 50_000_000;

const FIRMAS = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const;

/** The format is told by the content, whatever the name says. */
const formatoDe = (bytes: Uint8Array): keyof typeof FIRMAS | null => {
  for (const [formato, firma] of Object.entries(FIRMAS)) {
    if (firma.every((octeto, i) => bytes[i] === octeto)) return formato as keyof typeof FIRMAS;
  }
  return null;
};

const reescribir = async (imagen: Sharp, lado: number): Promise<Imagen> => {
  const { data, info } = await imagen
    .rotate()
    .resize({ width: lado, height: lado, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: CALIDAD, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, ancho: info.width, alto: info.height };
};

const leer = async (bytes: Uint8Array, lado: number, seFue: AbortSignal): Promise<Imagen> => {
  const formato = formatoDe(bytes);
  if (formato === null) throw errorHttp(422, 'imagen_de_otro_formato');
  try {
    const cruda =
      formato === 'pdf'
        ? await paginaDePdf(bytes, seFue)
        : sharp(bytes, { limitInputPixels: PIXELES_MAXIMOS, failOn: 'error', pages: 1 });
    return await reescribir(cruda, lado);
  } catch (error) {
    // Whatever a library could not read is an unreadable file.
    throw error instanceof ErrorHttp ? error : errorHttp(422, 'imagen_ilegible');
  }
};

/** A photo, or the one page of a pdf, as a JPEG without metadata. Throws 422 with what is wrong with it, and 429. */
export const normalizarImagen = (bytes: Uint8Array, lado = LADO_MAXIMO): Promise<Imagen> =>
  enSuTurno('subida', (seFue) => leer(bytes, lado, seFue));
