import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Reads a paper with poppler: its structure, as a screen reader takes it, and the place of each word. */
export const conPapel = <T>(
  pdf: Uint8Array,
  leer: (correr: (programa: string, ...args: string[]) => string) => T,
): T => {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-papel-'));
  const archivo = join(carpeta, 'papel.pdf');
  try {
    writeFileSync(archivo, pdf);
    return leer((programa, ...args) =>
      execFileSync(
        programa,
        args.map((arg) => (arg === '@' ? archivo : arg)),
        {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
          maxBuffer: 64 * 1024 * 1024,
        },
      ),
    );
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
};

export type NodoDePapel = { tipo: string; nivel: number; textos: string[] };

const ELEMENTO = /^( *)([A-Z][A-Za-z0-9]*)(?: "[^\n]*)?(?: <[^>]*>)?(?: \((?:block|inline|object)\))?:?$/;
const TEXTO = /^ *"(.*)"$/;

export const leerEstructura = (pdf: Uint8Array): NodoDePapel[] => {
  const nodos: NodoDePapel[] = [];
  for (const linea of conPapel(pdf, (correr) => correr('pdfinfo', '-struct-text', '@')).split('\n')) {
    const texto = TEXTO.exec(linea)?.[1];
    const [, sangria, tipo] = ELEMENTO.exec(linea) ?? [];
    if (texto !== undefined) nodos.at(-1)?.textos.push(texto);
    else if (tipo && sangria !== undefined) nodos.push({ tipo, nivel: sangria.length / 2, textos: [] });
  }
  return nodos;
};

export const textosDe = (nodos: readonly NodoDePapel[], tipo: string): string[] =>
  nodos.flatMap((nodo, i) => {
    if (nodo.tipo !== tipo) return [];
    const fin = nodos.findIndex((otro, j) => j > i && otro.nivel <= nodo.nivel);
    const suyos = nodos.slice(i, fin < 0 ? undefined : fin).flatMap(({ textos }) => textos);
    return [suyos.join('').trim()];
  });

export const textoEnOrden = (nodos: readonly NodoDePapel[]): string => nodos.flatMap(({ textos }) => textos).join(' ');

export const leerTexto = (pdf: Uint8Array): string => conPapel(pdf, (correr) => correr('pdftotext', '-raw', '@', '-'));

type Palabra = { texto: string; dentro: boolean };

export const leerPalabras = (pdf: Uint8Array): Palabra[] => {
  const html = conPapel(pdf, (correr) => correr('pdftotext', '-bbox', '@', '-'));
  return html.split('<page ').flatMap((pagina) => {
    const [, ancho = 0, alto = 0] = (/width="([\d.]+)" height="([\d.]+)"/.exec(pagina) ?? []).map(Number);
    return [
      ...pagina.matchAll(/<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">([^<]*)</g),
    ].map(([, x0, y0, x1, y1, texto = '']) => ({
      texto,
      dentro: Number(x0) >= 0 && Number(y0) >= 0 && Number(x1) <= ancho && Number(y1) <= alto,
    }));
  });
};
