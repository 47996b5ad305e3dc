import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The single-file build: a thread begins with each pdf, and the library's 190 modules take four times as long to load. */
const EN_UN_ARCHIVO = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve('@cantoo/pdf-lib'));
const { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } = await import(EN_UN_ARCHIVO);

const ACTIVAS = new Set([
  ...['JS', 'JavaScript', 'OpenAction', 'AA', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA'],
  ...['SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'URI', 'Movie', 'Sound', 'FileAttachment'],
]);
const PUNTOS_MAXIMOS = 14_400; // the largest page of the format
const VECES_MAS_LARGA = 30; // S-506
/** The limit of one piece of memory and of all drawing: only JavaScript's own memory has another limit. */
const MEMORIA_MAXIMA = 400 * 1024 * 1024;
const PAGINA_DE_MEMORIA = 65_536;

const limitarMemoria = () => {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function crecer(paginas) {
    if (this.buffer.byteLength + paginas * PAGINA_DE_MEMORIA > MEMORIA_MAXIMA)
      throw new RangeError('Demasiada memoria');
    return grow.call(this, paginas);
  };
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct: (Arreglo, argumentos, nuevo) => {
      if (argumentos[0] > MEMORIA_MAXIMA) throw new RangeError('Demasiada memoria');
      return Reflect.construct(Arreglo, argumentos, nuevo === globalThis.Uint8Array ? Arreglo : nuevo);
    },
  });
};

const nombreDe = (nombre) => nombre.decodeText();

const esActivo = (objeto) => {
  if (objeto instanceof PDFName) return ACTIVAS.has(nombreDe(objeto));
  if (objeto instanceof PDFStream) return esActivo(objeto.dict);
  if (objeto instanceof PDFArray) return objeto.asArray().some(esActivo);
  if (!(objeto instanceof PDFDict)) return false;
  return objeto.entries().some(([clave, valor]) => ACTIVAS.has(nombreDe(clave)) || esActivo(valor));
};

const tieneMedida = ({ width, height }) => {
  const [menor, mayor] = [Math.min(width, height), Math.max(width, height)];
  return menor > 0 && mayor <= PUNTOS_MAXIMOS && mayor <= menor * VECES_MAS_LARGA;
};

const impedimento = (documento) => {
  if (documento.isEncrypted) return 'pdf_con_clave';
  if (documento.getPageCount() !== 1) return 'pdf_de_varias_paginas';
  if (!tieneMedida(documento.getPage(0).getSize())) return 'pdf_de_otra_medida';
  return documento.context.enumerateIndirectObjects().some(([, objeto]) => esActivo(objeto)) ? 'pdf_activo' : null;
};

const dibujar = async (bytes, lado) => {
  const documento = await (await PDFiumLibrary.init()).loadDocument(bytes);
  const pagina = documento.getPage(0);
  const { originalWidth, originalHeight } = pagina.getOriginalSize();
  if (!tieneMedida({ width: originalWidth, height: originalHeight })) return { negada: 'pdf_de_otra_medida' };
  const { data, width, height } = await pagina.render({
    scale: lado / Math.max(originalWidth, originalHeight),
    render: 'bitmap',
  });
  return { data, width, height };
};

const { bytes, lado, amabilidad } = workerData;
/** On Linux the priority is of this thread alone: neither a call nor a paper waits for it. */
if (process.platform === 'linux') setPriority(amabilidad);
limitarMemoria();
const negada = impedimento(await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false }));
parentPort?.postMessage(negada === null ? await dibujar(bytes, lado) : { negada });
