// Runs alone, in a thread that can be stopped: what it reads was made by anybody.
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from 'pdf-lib';

/** Keys under which a pdf does something by itself or carries something inside. */
const ACTIVAS = new Set([
  ...['JS', 'JavaScript', 'OpenAction', 'AA', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA'],
  ...['SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'URI', 'Movie', 'Sound', 'FileAttachment'],
]);
const PUNTOS_MAXIMOS = 14_400; // the largest page of the format

const nombreDe = (nombre) => nombre.decodeText();

const esActivo = (objeto) => {
  if (objeto instanceof PDFName) return ACTIVAS.has(nombreDe(objeto));
  if (objeto instanceof PDFStream) return esActivo(objeto.dict);
  if (objeto instanceof PDFArray) return objeto.asArray().some(esActivo);
  if (!(objeto instanceof PDFDict)) return false;
  return objeto.entries().some(([clave, valor]) => ACTIVAS.has(nombreDe(clave)) || esActivo(valor));
};

/** The code of why it will not do, or null. */
const impedimento = (documento) => {
  if (documento.isEncrypted) return 'pdf_con_clave';
  if (documento.getPageCount() !== 1) return 'pdf_de_varias_paginas';
  const { width, height } = documento.getPage(0).getSize();
  if (Math.max(width, height) > PUNTOS_MAXIMOS) return 'imagen_ilegible';
  return documento.context.enumerateIndirectObjects().some(([, objeto]) => esActivo(objeto)) ? 'pdf_activo' : null;
};

const dibujar = async (bytes, lado) => {
  const documento = await (await PDFiumLibrary.init()).loadDocument(bytes);
  const pagina = documento.getPage(0);
  const { originalWidth, originalHeight } = pagina.getOriginalSize();
  const { data, width, height } = await pagina.render({
    scale: lado / Math.max(originalWidth, originalHeight),
    render: 'bitmap',
  });
  return { data, width, height };
};

const { bytes, lado } = workerData;
const negada = impedimento(await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false }));
parentPort?.postMessage(negada === null ? await dibujar(bytes, lado) : { negada });
