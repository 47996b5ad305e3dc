import lighthouse from 'lighthouse';
import puppeteer, { type Browser, type BrowserContext } from 'puppeteer-core';
import { CHROMIUM, OPCIONES_DE_CHROMIUM } from '../chromium.ts';
import { type Informe, perfilDe } from './perfil.ts';

const OPCIONES = [...OPCIONES_DE_CHROMIUM, '--ignore-certificate-errors'];

/** What the tab has before the page's first script runs. */
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

const enUnContexto = async <T>(navegador: Browser, medir: (contexto: BrowserContext) => Promise<T>): Promise<T> => {
  const contexto = await navegador.createBrowserContext();
  try {
    return await medir(contexto);
  } finally {
    await contexto.close();
  }
};

/** Waits until the device has stored the portal's code, which draws its next page. */
const esperarLoGuardado = async (contexto: BrowserContext, url: string): Promise<void> => {
  const pagina = await contexto.newPage();
  await pagina.goto(new URL('/login', url).href);
  await pagina.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await pagina.close();
};

/** Measures a visit with nothing stored, and another of a device that was here before. */
export const medirVisitas = (
  navegador: Browser,
  url: string,
  preparada: Preparada = {},
): Promise<{ primera: Medida; segunda: Medida }> =>
  enUnContexto(navegador, async (contexto) => {
    const primera = await visitar(contexto, url, preparada);
    await esperarLoGuardado(contexto, url);
    return { primera, segunda: await visitar(contexto, url, preparada) };
  });

export const medirPagina = (navegador: Browser, url: string): Promise<Medida> =>
  enUnContexto(navegador, (contexto) => visitar(contexto, url, {}));

/** Uses Lighthouse's default mobile throttling. */
async function visitar(contexto: BrowserContext, url: string, preparada: Preparada): Promise<Medida> {
  const pagina = await contexto.newPage();
  try {
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
    await pagina.close();
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
