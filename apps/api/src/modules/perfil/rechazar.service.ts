import { type DatoARechazar, type EstadoDeDato, estadoDeImagen, impedimentoDeRechazar } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { errorHttp } from '../../http/error-http.ts';
import { anotarHechoDePersona } from './anotar-hecho.ts';
import { findTitulo } from './correccion.repository.ts';
import { updateImagen } from './imagenes.repository.ts';
import { leerVerificacion } from './lo-verificado.service.ts';
import { conPersona, type PedidoDePersona } from './pedido-del-colegio.ts';
import { updateTituloRechazado } from './verificar.repository.ts';
import { exigirTitulo } from './verificar.service.ts';

const COLUMNA = { foto: 'imagen_perfil', firma: 'firma' } as const;

const exigirPorRechazar = (estado: EstadoDeDato): void => {
  const problema = impedimentoDeRechazar(estado);
  if (problema) throw errorHttp(409, problema.codigo);
};

/** The image before is the one again, if there was any; the rejected one is kept, as each is. */
const rechazarImagen = async (trx: Db, personaId: number, cual: 'foto' | 'firma') => {
  const imagen = (await leerVerificacion(trx, personaId))[cual];
  exigirPorRechazar(estadoDeImagen(imagen));
  const desde = await updateImagen(trx, personaId, COLUMNA[cual], imagen.verificada);
  return { desde: { [cual]: desde }, hasta: { [cual]: imagen.verificada }, vuelve: imagen.verificada !== null };
};

const rechazarTitulo = async (trx: Db, personaId: number, codigo: string | undefined, motivo: string) => {
  const { id, estado } = await exigirTitulo(trx, personaId, codigo);
  exigirPorRechazar(estado);
  const desde = await findTitulo(trx, id);
  const vuelve = await updateTituloRechazado(trx, id, motivo);
  const matricula = { matricula: codigo };
  return { desde: { ...matricula, ...desde }, hasta: { ...matricula, ...(await findTitulo(trx, id)) }, vuelve };
};

type Rechazo = { dato: DatoARechazar; matricula?: string; motivo: string };

/** S-669. What waited to be looked at is not good: its person is told why, and the one before is valid. Throws 404, 409, 412, 422. */
export const rechazarDato = (
  db: Db,
  { dato, matricula, motivo, ...pedido }: PedidoDePersona & Rechazo,
): Promise<{ vuelve: boolean }> =>
  conPersona(db, pedido, async (trx, persona) => {
    const { desde, hasta, vuelve } =
      dato === 'titulo'
        ? await rechazarTitulo(trx, persona.id, matricula, motivo)
        : await rechazarImagen(trx, persona.id, dato);
    const hecho = { desde: { dato, ...desde }, hasta: { dato, vuelve, ...hasta }, motivo };
    await anotarHechoDePersona(trx, pedido, persona.id, { accion: 'rechazar_dato', ...hecho });
    return { vuelve };
  });
