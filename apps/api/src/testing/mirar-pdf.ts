import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Pixeles } from './leer-codigos.ts';

const PUNTOS_POR_PULGADA = 72;

// Once a process: it is four megabytes of WASM.
const lector = (() => {
  let listo: ReturnType<typeof PDFiumLibrary.init> | null = null;
  return () => {
    listo ??= PDFiumLibrary.init();
    return listo;
  };
})();

/** What a person sees of a PDF: its text, page by page, and its pages as dots of a printer of that resolution. */
export const mirarPdf = async (pdf: Uint8Array) => {
  const documento = await (await lector()).loadDocument(pdf);
  return {
    /** Each run of white space as one space: a paper has no lines to speak of. */
    textos: [...documento.pages()].map((pagina) => pagina.getText().replace(/\s+/gu, ' ').trim()),
    imagen: async (pagina: number, dpi: number): Promise<Pixeles> => {
      // Asked for each time: drawing a page closes it.
      const { data, width, height } = await documento
        .getPage(pagina)
        .render({ scale: dpi / PUNTOS_POR_PULGADA, render: 'bitmap' });
      return { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' };
    },
    cerrar: () => documento.destroy(),
  };
};
