import type { Lote, PedidoDeLote } from '@colega/contract/lotes';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { cuposDe } from '../../http/cupos.ts';
import { errorHttp, errorNoEncontrado } from '../../http/error-http.ts';
import type { SesionDelPedido } from '../../http/rutas.ts';
import { encolar } from '../../jobs/cola.ts';
import type { Momento } from '../auditoria/autor.ts';
import { listarCertificados } from '../certificados/leer-certificados.service.ts';
import { buscarCupones, leerTodosLosCupones } from '../dinero/ordenes/listar-cupones.service.ts';
import {
  countEnCurso,
  type DocumentoDeLote,
  deleteLotesAnterioresA,
  esperarPedidosDe,
  type FilaDeLote,
  findContenido,
  findLoteById,
  insertLote,
} from './lotes.repository.ts';

// S-312: papers with photos are the heavy ones.
const MAXIMOS = { certificados: 60, recibos: 300 } as const;
const EN_CURSO_COMO_MAXIMO = 3;
const SE_GUARDA_MS = 60 * 60_000;

type Contenido = { nombre: string; documentos: DocumentoDeLote[] };
type Pedido = Momento & { sesion: SesionDelPedido; pedido: PedidoDeLote };

const contenidoDe = async (db: Db, { sesion, pedido, hoy }: Pedido): Promise<Contenido> => {
  if (pedido.tipo === 'certificados') {
    const { persona_id } = sesion;
    const filas = await listarCertificados(db, { persona_id, legajo_id: pedido.legajo_id });
    return {
      nombre: `certificados_legajo_${filas[0]?.legajo.numero_legajo}.zip`,
      documentos: filas.map(({ id, numero_certificado }) => ({ id, nombre: `certificado_${numero_certificado}.pdf` })),
    };
  }
  const cupones = await leerTodosLosCupones(db, buscarCupones(pedido.filtros, sesion, hoy));
  const recibos = cupones.flatMap(({ comprobante_id }) => comprobante_id ?? []);
  return { nombre: 'recibos.zip', documentos: recibos.map((id) => ({ id, nombre: `recibo_${id}.pdf` })) };
};

const comoLote = ({ id, nombre, estado, documentos, hechos }: FilaDeLote): Lote => ({
  ...{ id, nombre, estado, hechos },
  total: documentos.length,
});

/** Requests of one person go one at a time, so that the limit of waiting ones holds. Throws 404 where there is nothing of one's own, 422, 429. */
export const pedirLote = (db: Db, pedido: Pedido): Promise<Lote> =>
  enTransaccion(db, async (trx) => {
    const { sesion, ahora } = pedido;
    await cuposDe(trx, sesion.persona_id).exigir('papel');
    await esperarPedidosDe(trx, sesion.persona_id);
    const { nombre, documentos } = await contenidoDe(trx, pedido);
    if (documentos.length === 0) throw errorHttp(404, 'lote_vacio');
    const { tipo } = pedido.pedido;
    const maximo = MAXIMOS[tipo];
    if (documentos.length > maximo) throw errorHttp(422, 'lote_grande', { datos: { maximo } });
    await deleteLotesAnterioresA(trx, new Date(ahora.getTime() - SE_GUARDA_MS));
    if ((await countEnCurso(trx, sesion.persona_id)) >= EN_CURSO_COMO_MAXIMO) throw errorHttp(429, 'lotes_en_curso');
    const id = await insertLote(trx, { persona_id: sesion.persona_id, nombre, tipo, documentos, creado_en: ahora });
    await encolar(trx, 'armar_lote', { lote_id: id }, { fila: `lotes de ${sesion.persona_id}` });
    return leerLote(trx, id, sesion.persona_id);
  });

const exigirLote = async (db: Db, id: number, personaId: number): Promise<FilaDeLote> => {
  const fila = await findLoteById(db, id);
  if (fila?.persona_id !== personaId) throw errorNoEncontrado();
  return fila;
};

export const leerLote = async (db: Db, id: number, personaId: number): Promise<Lote> =>
  comoLote(await exigirLote(db, id, personaId));

/** Throws 404, and 409 while it is not ready. */
export const descargarLote = async (db: Db, id: number, personaId: number): Promise<Uint8Array> => {
  await exigirLote(db, id, personaId);
  const contenido = await findContenido(db, id);
  if (!contenido) throw errorHttp(409, 'lote_sin_terminar');
  return contenido;
};
