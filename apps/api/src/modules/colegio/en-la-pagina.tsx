import { renderToStaticMarkup } from 'react-dom/server';
import { conPaciencia } from '../../con-paciencia.ts';
import type { Db } from '../../db/conectar.ts';
import { colegioALaVista, leerColegio } from './leer-colegio.service.ts';

const PACIENCIA_MS = 100;

/**
 * What the portal's page brings of the college, so that the first thing painted has its name and its colours (`tema.js` reads it).
 * Nothing when the base is slow or does not answer: a page never waits for it, and the program asks again.
 */
export const colegioEnLaPagina = async (db: Db): Promise<string> => {
  let etiqueta = '';
  const leer = async () => {
    const contenido = JSON.stringify(colegioALaVista(await leerColegio(db)));
    etiqueta = renderToStaticMarkup(<meta name="colegio" content={contenido} />);
  };
  await conPaciencia(
    leer().catch(() => undefined),
    PACIENCIA_MS,
  );
  return etiqueta;
};
