import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Pixeles } from './leer-codigos.ts';

const PUNTOS_POR_PULGADA = 72;

// One per process: it is four megabytes of WASM.
const lector = (() => {
  let listo: ReturnType<typeof PDFiumLibrary.init> | null = null;
  return () => {
    listo ??= PDFiumLibrary.init();
    return listo;
  };
})();

/** What a person sees of a PDF: its text by page, and its pages as dots at that resolution. */
export const mirarPdf = async (pdf: Uint8Array) => {
  const documento = await (await lector()).loadDocument(pdf);
  return {
    /** White space becomes one space: a paper has no fixed lines. */
    textos: [...documento.pages()].map((pagina) => pagina.getText().replace(/\s+/gu, ' ').trim()),
    imagen: async (pagina: number, dpi: number): Promise<Pixeles> => {
      const { data, width, height } = await documento
        .getPage(pagina)
        .render({ scale: dpi / PUNTOS_POR_PULGADA, render: 'bitmap' });
      return { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' };
    },
    cerrar: () => documento.destroy(),
  };
};
