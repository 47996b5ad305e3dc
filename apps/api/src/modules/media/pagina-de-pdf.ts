import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { ErrorHttp, errorHttp } from '../../http/error-http.ts';

/** Keys under which a pdf does something by itself or carries something inside. */
const ACTIVAS = new Set([
  ...['JS', 'JavaScript', 'OpenAction', 'AA', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA'],
  ...['SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'URI', 'Movie', 'Sound', 'FileAttachment'],
]);
const LADO_MAXIMO = 1800;
const PUNTOS_MAXIMOS = 14_400; // the largest page of the format

let pdfium: Promise<PDFiumLibrary> | undefined;

const nombreDe = (nombre: PDFName): string => nombre.decodeText();

const esActivo = (objeto: PDFObject): boolean => {
  if (objeto instanceof PDFName) return ACTIVAS.has(nombreDe(objeto));
  if (objeto instanceof PDFStream) return esActivo(objeto.dict);
  if (objeto instanceof PDFArray) return objeto.asArray().some(esActivo);
  if (!(objeto instanceof PDFDict)) return false;
  return objeto.entries().some(([clave, valor]) => ACTIVAS.has(nombreDe(clave)) || esActivo(valor));
};

const ilegible = () => errorHttp(422, 'imagen_ilegible');

const revisar = (documento: PDFDocument): void => {
  if (documento.isEncrypted) throw errorHttp(422, 'pdf_con_clave');
  if (documento.getPageCount() !== 1) throw errorHttp(422, 'pdf_de_varias_paginas');
  const { width, height } = documento.getPage(0).getSize();
  if (Math.max(width, height) > PUNTOS_MAXIMOS) throw ilegible();
  if (documento.context.enumerateIndirectObjects().some(([, objeto]) => esActivo(objeto))) {
    throw errorHttp(422, 'pdf_activo');
  }
};

/** The one page of a quiet pdf, drawn. Throws 422. */
export const paginaDePdf = async (bytes: Uint8Array): Promise<Sharp> => {
  try {
    revisar(await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false }));
    return await dibujar(bytes);
  } catch (error) {
    throw error instanceof ErrorHttp ? error : ilegible();
  }
};

const dibujar = async (bytes: Uint8Array): Promise<Sharp> => {
  pdfium ??= PDFiumLibrary.init();
  const documento = await (await pdfium).loadDocument(bytes);
  try {
    const pagina = documento.getPage(0);
    const { originalWidth, originalHeight } = pagina.getOriginalSize();
    const scale = LADO_MAXIMO / Math.max(originalWidth, originalHeight);
    const { data, width, height } = await pagina.render({ scale, render: 'bitmap' });
    return sharp(data, { raw: { width, height, channels: 4 } });
  } finally {
    documento.destroy();
  }
};
