import type { MuestraDeCarta } from '@colega/contract/colegio';
import { type Evento, ladoDe } from '@colega/domain/avisos';
import {
  type CasoDeApertura,
  type ClaveDeTexto,
  esClaveDeTexto,
  esTextoComun,
  parteDeCarta,
} from '@colega/domain/colegio';
import type { Carta } from '../../correo/carta.ts';
import { redactar } from '../../correo/redactar.tsx';
import type { Db } from '../../db/conectar.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { type DepsDeCarta, pieDeCarta } from '../avisos/enviar-aviso.service.ts';
import { ponerTextos } from '../avisos/poner-textos.ts';
import { avisosEscritosCon, datosDeCarta } from '../avisos/textos-de-avisos.ts';
import { exigirTexto } from './exigir-texto.ts';
import { fabricaDeTexto } from './fabrica-de-texto.ts';
import { leerColegio } from './leer-colegio.service.ts';
import { membreteDe } from './membrete-de.ts';

/** A letter of each event, of things that did not happen, as the program writes it. */
export type Ejemplos = (evento: Evento, caso: CasoDeApertura | null, deps: DepsDeCarta) => Carta;

/** What every letter says is shown on one that has a little of everything. */
const DE_TODAS: Evento = 'visado';

type DepsDeMuestra = { ahora: Date; direccionPublica: string; ejemplos: Ejemplos };

const esDePapel = (clave: ClaveDeTexto): boolean =>
  !parteDeCarta(clave) && (!esTextoComun(clave) || clave === 'pie_de_papeles');

/** The letter that would leave with that text, whole. It keeps nothing. Throws 404, 422. */
export const armarMuestra = async (
  db: Db,
  { clave, texto: escrito }: { clave: string; texto: string },
  { ahora, direccionPublica, ejemplos }: DepsDeMuestra,
): Promise<MuestraDeCarta> => {
  if (!esClaveDeTexto(clave) || esDePapel(clave)) throw errorNoEncontrado();
  const { texto } = exigirTexto(clave, escrito);
  const deAhora = await leerColegio(db);
  const colegio = { ...deAhora, textos: { ...deAhora.textos, [clave]: texto } };
  const { evento, caso } = parteDeCarta(clave) ?? { evento: DE_TODAS, caso: null };
  const textos = avisosEscritosCon(colegio.textos);
  const carta = ejemplos(evento, caso, { ahora, direccionPublica, colegio: colegio.nombre, textos });
  // a datum that the example of the letter does not say is said as the list of data says it
  const datos = { ...datosDeCarta(evento, colegio.nombre), ...carta.datos };
  const suyos = textos[evento];
  return redactar({ ...ponerTextos({ ...carta, datos }, suyos, colegio.nombre), datos }, suyos.asunto, {
    colegio: membreteDe(colegio, direccionPublica),
    nombre: fabricaDeTexto('saludo_de_cartas', '').datos.nombre ?? '',
    ...pieDeCarta(ladoDe(evento), suyos, direccionPublica),
  });
};
