import lighthouse from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { type Informe, perfilDe } from './perfil.ts';

const CHROMIUM = '/usr/bin/chromium-headless-shell';
const OPCIONES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** What the tab has before the first script of the page runs. */
export type Preparada = {
  sessionStorage?: Record<string, string>;
  localStorage?: Record<string, string>;
  state?: unknown;
};
export type Medida = {
  accesibilidad: number;
  practicas: number;
  rendimiento: number;
  /** Milliseconds and bytes that explain the figure. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  llegada: string;
  faltas: string[];
  perfil: string[];
};

export const abrirNavegador = (): Promise<Browser> => puppeteer.launch({ executablePath: CHROMIUM, args: OPCIONES });

// The function is sent to the page as its text.
const preparar = ({ sessionStorage: deLaPestania = {}, localStorage: delNavegador = {}, state }: Preparada): void => {
  if (location.protocol === 'about:') return;
  for (const [clave, valor] of Object.entries(deLaPestania)) sessionStorage.setItem(clave, valor);
  for (const [clave, valor] of Object.entries(delNavegador)) localStorage.setItem(clave, valor);
  if (state !== undefined) history.replaceState(state, '');
};

/** One cold visit to a page with the mobile throttling that Lighthouse has by default. */
export async function medirPagina(navegador: Browser, url: string, preparada: Preparada = {}): Promise<Medida> {
  const contexto = await navegador.createBrowserContext();
  try {
    const pagina = await contexto.newPage();
    await pagina.evaluateOnNewDocument(preparar, preparada);
    const resultado = await lighthouse(
      url,
      {
        logLevel: 'silent',
        output: 'json',
        disableStorageReset: true,
        onlyCategories: ['accessibility', 'best-practices', 'performance'],
      },
      undefined,
      pagina,
    );
    if (!resultado) throw new Error(`Lighthouse no midió ${url}`);
    return leer(resultado.lhr);
  } finally {
    await contexto.close();
  }
}

function leer(lhr: Informe): Medida {
  const { categories, audits, finalDisplayedUrl, runtimeError } = lhr;
  if (runtimeError) throw new Error(`${finalDisplayedUrl}: ${runtimeError.message}`);
  const nota = (categoria: string): number => Math.round((categories[categoria]?.score ?? 0) * 100);
  const valor = (auditoria: string): number => audits[auditoria]?.numericValue ?? Number.NaN;
  const deLaCategoria = (categoria: string): string[] =>
    (categories[categoria]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
  return {
    accesibilidad: nota('accessibility'),
    practicas: nota('best-practices'),
    rendimiento: nota('performance'),
    fcp: valor('first-contentful-paint'),
    lcp: valor('largest-contentful-paint'),
    tbt: valor('total-blocking-time'),
    cls: valor('cumulative-layout-shift'),
    bytes: valor('total-byte-weight'),
    llegada: new URL(finalDisplayedUrl).pathname,
    faltas: [...deLaCategoria('accessibility'), ...deLaCategoria('best-practices')],
    perfil: perfilDe(lhr),
  };
}
