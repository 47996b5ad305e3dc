import type { AvisoDelPortal, zElegirCanal, zLeerAviso, zPreferencias, zQueryAvisos } from '@colega/contract/avisos';
import { type Evento, eventosDe, type Lado, modosDe } from '@colega/domain/avisos';
import type { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { findOperador } from '../../db/operador-de-usuario.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../http/error-http.ts';
import type { SesionDelPedido } from '../../http/rutas.ts';
import { deleteEnvios } from './dispositivos/envios.repository.ts';
import {
  type AlcanceDeAvisos,
  countSinLeer,
  deleteAvisosDelPortal,
  findAnteriores,
  findAvisos,
  updateLeido,
  updateLeidosHasta,
} from './portal.repository.ts';
import { findElegidos, hayDispositivos, upsertElegido } from './preferencias.repository.ts';
import { AVISOS, canalesDe } from './textos-de-avisos.ts';

/** S-615. */
const DIAS_EN_EL_PORTAL = 30;
const UN_DIA_MS = 86_400_000;
export const inicioDeLoGuardado = (ahora: Date): Date => new Date(ahora.getTime() - DIAS_EN_EL_PORTAL * UN_DIA_MS);

type Quien = { sesion: SesionDelPedido; lado: Lado; ahora: Date; exigeSegundoFactor: boolean };

/** Judged at this moment: a role or a district that was taken away takes its notices with it, and on the other side there is nothing. Throws 403. */
export const alcanceDe = async (
  db: Db,
  { sesion: { user_id, persona_id, contextos }, lado, ahora, exigeSegundoFactor }: Quien,
): Promise<AlcanceDeAvisos> => {
  const suyo = { persona_id, desde: inicioDeLoGuardado(ahora) };
  if (lado === 'matriculado') {
    const eventos = contextos.includes('autogestion') ? eventosDe('matriculado') : [];
    return { ...suyo, eventos, distrito_id: null };
  }
  const operador = await findOperador(db, user_id);
  if (!operador) return { ...suyo, eventos: [], distrito_id: null };
  if (exigeSegundoFactor && !operador.con_segundo_factor) throw errorHttp(403, 'falta_segundo_factor');
  return { ...suyo, eventos: eventosDe(operador), distrito_id: operador.distrito_id };
};

/** A screen of the other application is no place to go to from this one. */
const DE_CADA_LADO: Readonly<Record<Lado, RegExp>> = { matriculado: /^\/app\//, colegio: /^\/colegio(\/|$)/ };

export const leerAvisos = async (
  db: Db,
  alcance: AlcanceDeAvisos,
  { lado, page, limit, sin_leer }: z.output<typeof zQueryAvisos>,
) => {
  const leidos = await findAvisos(db, alcance, { page, limit, sin_leer: sin_leer === 'si' });
  return armarPagina(leidos, { lado, page, limit });
};

type Leidos = { total: number; items: readonly AvisoDelPortal[] };
type Pagina = { lado: Lado; page: number; limit: number };

const armarPagina = ({ total, items }: Leidos, { lado, page, limit }: Pagina) => ({
  items: items.map((aviso) => ({
    ...aviso,
    enlace: aviso.enlace && DE_CADA_LADO[lado].test(aviso.enlace) ? aviso.enlace : null,
  })),
  pagination: { total_items: total, current: page, pages: Math.max(1, Math.ceil(total / limit)) },
});

/** Somebody else's counts as missing. Throws 404. */
export const leerAnteriores = async (
  db: Db,
  alcance: AlcanceDeAvisos,
  id: number,
  { lado, page, limit, sin_leer }: z.output<typeof zQueryAvisos>,
) => {
  const leidos = await findAnteriores(db, alcance, id, { page, limit, sin_leer: sin_leer === 'si' });
  if (!leidos) throw errorNoEncontrado();
  return armarPagina(leidos, { lado, page, limit });
};

export const contarSinLeer = async (db: Db, alcance: AlcanceDeAvisos) => ({
  sin_leer: await countSinLeer(db, alcance),
});

/** Somebody else's counts as missing. Throws 404. */
export const leerAviso = async (
  db: Db,
  alcance: AlcanceDeAvisos,
  leido: { id: number; ahora: Date } & Pick<z.output<typeof zLeerAviso>, 'con_anteriores'>,
) => {
  if (!(await updateLeido(db, alcance, leido))) throw errorNoEncontrado();
  return contarSinLeer(db, alcance);
};

export const leerHasta = async (db: Db, alcance: AlcanceDeAvisos, hasta: number, ahora: Date) => {
  await updateLeidosHasta(db, alcance, hasta, ahora);
  return contarSinLeer(db, alcance);
};

/** A welcome or a recovery is a letter and no choice. */
const seMuestra = (evento: Evento): boolean => AVISOS[evento].portal !== 'nunca' || AVISOS[evento].correo !== 'siempre';

type Preferencias = z.input<typeof zPreferencias>;

/** `clave` is what devices are told with; null where the college tells none. */
export const leerPreferencias = async (
  db: Db,
  { persona_id, eventos }: AlcanceDeAvisos,
  clave: string | null,
): Promise<Preferencias> => {
  const elegidos = await findElegidos(db, persona_id);
  // Whoever turned on no device has nothing to choose of them.
  const conDispositivos = clave !== null && (await hayDispositivos(db, persona_id, clave));
  const items = eventos.filter(seMuestra).map((evento) => {
    const { nombre, porque = null, ...modos } = AVISOS[evento];
    const suyos = canalesDe(evento).filter(({ canal }) => canal !== 'dispositivo' || conDispositivos);
    const canales = suyos.map(({ canal, de_entrada }) => {
      const elegido = elegidos.find((uno) => uno.evento === evento && uno.canal === canal);
      if (modos[canal] === 'siempre') return { canal, modo: de_entrada, modos: [de_entrada], porque };
      return { canal, modo: elegido?.modo ?? de_entrada, modos: modosDe(evento, canal), porque: null };
    });
    return { evento, nombre, canales };
  });
  return { items, pagination: { total_items: items.length, current: 1, pages: 1 } };
};

/** Throws 404 for what they are not told, 409 for what is always told, 422 for what already comes once a day. */
export const elegirCanal = async (
  db: Db,
  alcance: AlcanceDeAvisos,
  { evento, canal, modo }: z.output<typeof zElegirCanal>,
  clave: string | null,
): Promise<Preferencias> => {
  if (!alcance.eventos.includes(evento) || AVISOS[evento][canal] === 'nunca') throw errorNoEncontrado();
  if (AVISOS[evento][canal] === 'siempre')
    throw errorHttp(409, 'aviso_obligatorio', { datos: { porque: AVISOS[evento].porque ?? '' } });
  if (!modosDe(evento, canal).includes(modo)) throw invalido([{ codigo: 'opcion_invalida', campo: 'modo' }]);
  await upsertElegido(db, { persona_id: alcance.persona_id, evento, canal, modo });
  return leerPreferencias(db, alcance, clave);
};

/** What nobody can read any more is not kept. */
export const olvidarAvisos = async (db: Db, ahora: Date): Promise<void> => {
  await deleteAvisosDelPortal(db, inicioDeLoGuardado(ahora));
  await deleteEnvios(db, inicioDeLoGuardado(ahora));
};
