import type { CalculoHonorario } from '@colega/contract/honorarios';
import type { Fecha } from '@colega/domain/fechas';
import {
  type Catalogo,
  calcularHonorario,
  calcularLoQueViene,
  datosCargados,
  type PedidoDeCalculo,
  repartirConvenido,
  reproducir,
  resolucionDe,
  validarConvenido,
} from '@colega/domain/honorarios';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp, invalido } from '../../http/error-http.ts';
import {
  type FilaDeCalculo,
  findCalculo,
  insertCalculo,
  lockCalculo as lockFila,
  lockTarifaEnPie,
  type RespuestaGuardada,
} from './calculos.repository.ts';

/** The `{url}` that names the paper of a calculation (OPN-081). */
export const URL_DE_PLANILLA = 'planilla';
const DOCUMENTACION = [{ url: URL_DE_PLANILLA, nombre: 'Planilla de cálculo' }];

export type CalculoGuardado = Pick<RespuestaGuardada, 'fecha' | 'segmento' | 'resolucion_id' | 'honorario'> &
  Pick<RespuestaGuardada, 'honorario_convenido' | 'tareas'> & { id: number; fila: FilaDeCalculo };
type Quien = { user_id: number; persona_id: number };

/** The minimum fee and its explanation; nothing is stored. Throws 422 with every problem at its field. */
export const calcular = (catalogo: Catalogo, pedido: PedidoDeCalculo): CalculoHonorario => {
  const honorario = calcularHonorario(pedido, catalogo);
  if (!honorario.ok) throw invalido(honorario.problema);
  return { ...honorario.valor, id: null, honorario_convenido: null, monto: null, tareas: null, documentacion: [] };
};

/**
 * Calculates again, whatever the client saw, and stores it with the agreed fee shared out among the tasks. Throws 422, and 409 when its tariff was
 * withdrawn meanwhile.
 */
export const generar = async (
  db: Db,
  catalogo: Catalogo,
  quien: Quien,
  { honorario_convenido, ...pedido }: PedidoDeCalculo & { honorario_convenido: string },
  creado_en: Date,
): Promise<{ id: number; resolucion_id: number }> => {
  const honorario = calcularHonorario(pedido, catalogo);
  if (!honorario.ok) throw invalido(honorario.problema);
  const menor = validarConvenido(honorario_convenido, honorario.valor.honorario);
  if (menor) throw invalido([menor]);
  const respuesta: RespuestaGuardada = {
    ...honorario.valor,
    honorario_convenido,
    monto: honorario_convenido,
    tareas: repartirConvenido(honorario.valor, honorario_convenido),
    documentacion: DOCUMENTACION,
  };
  const { persona_id, user_id: usuario_id } = quien;
  const { resolucion_id } = respuesta;
  return enTransaccion(db, async (trx) => {
    if (!(await lockTarifaEnPie(trx, resolucion_id))) throw errorHttp(409, 'tarifa_retirada_recien');
    const { id } = await insertCalculo(trx, { persona_id, usuario_id, pedido, respuesta, creado_en });
    return { id, resolucion_id };
  });
};

/** While it may still be dated later, what it would cost then. */
export const agregarLoQueViene = (calculo: CalculoHonorario, catalogo: Catalogo, hoy: Fecha): CalculoHonorario => {
  const proximo = calcularLoQueViene(calculo, catalogo, hoy);
  return proximo ? { ...calculo, proximo } : calculo;
};

export const armarCalculo = ({ id, respuesta }: FilaDeCalculo): CalculoHonorario & RespuestaGuardada => ({
  ...respuesta,
  id,
});

export const agregarDatosCargados = (calculo: CalculoHonorario, catalogo: Catalogo): CalculoHonorario => ({
  ...calculo,
  tareas_valores: calculo.tareas_valores.map((tarea) => ({ ...tarea, datos: datosCargados(tarea, catalogo) })),
});

export const leerCalculo = async (db: Db, id: number, personaId: number) => {
  const fila = await findCalculo(db, id, personaId);
  return fila && armarCalculo(fila);
};

export const lockCalculo = async (db: Db, id: number, personaId: number): Promise<CalculoGuardado | undefined> => {
  const fila = await lockFila(db, id, personaId);
  if (!fila) return undefined;
  const { fecha, segmento, resolucion_id, honorario, honorario_convenido, tareas } = fila.respuesta;
  return { id, fecha, segmento, resolucion_id, honorario, honorario_convenido, tareas, fila };
};

export const seRepite = (catalogo: Catalogo, { fila, resolucion_id }: CalculoGuardado): boolean => {
  const { respuesta } = fila;
  if (resolucionDe(catalogo, respuesta.fecha)?.id !== resolucion_id) return false;
  const otraVez = reproducir(respuesta, catalogo);
  return (
    otraVez.ok &&
    otraVez.valor.honorario === respuesta.honorario &&
    otraVez.valor.tareas_valores.every(
      (tarea, i) => tarea.honorario_determinado === respuesta.tareas_valores[i]?.honorario_determinado,
    )
  );
};
