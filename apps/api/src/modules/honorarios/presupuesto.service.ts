import { filasVigentes, type ListasEnVigor } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import {
  type Catalogo,
  calcularHonorario,
  explicarTasasDe,
  type PedidoDeCalculo,
  TASAS_DE_CONTRATO,
  validarConvenido,
  validarValidez,
} from '@colega/domain/honorarios';
import { formatCuit } from '@colega/domain/identificadores';
import { Decimal, type Importe } from '@colega/domain/importes';
import { anteponerCampo } from '@colega/domain/resultado';
import type { Db } from '../../db/conectar.ts';
import type { Emisor } from '../../documents/hoja.ts';
import { type DatosDePresupuesto, renderPresupuesto } from '../../documents/presupuesto.ts';
import { invalido } from '../../http/error-http.ts';
import { leerListasEnVigor } from '../colegio/leer-colegio.service.ts';
import { leerEmisor, leerEmisorSinPersona } from '../colegio/leer-emisor.service.ts';
import { findQuienPresupuesta } from './presupuesto.repository.ts';

export type PedidoDePresupuesto = {
  pedido: PedidoDeCalculo;
  para: string;
  vence: Fecha;
  honorario_convenido?: Importe | undefined;
  nota: string;
};
type Momento = { ahora: Date; hoy: Fecha };
type MatriculaDeQuien = { codigo: string; descripcion: string; habilitada: boolean };
export type LeerMatriculas = (db: Db, personaId: number) => Promise<readonly MatriculaDeQuien[]>;
type DeQuien = { listas: ListasEnVigor; colegio: Emisor; profesional: DatosDePresupuesto['profesional'] };

/** Throws 422 with every problem at its field. */
export const armarPresupuesto = (
  catalogo: Catalogo,
  { pedido, para, vence, honorario_convenido, nota }: PedidoDePresupuesto,
  { ahora, hoy }: Momento,
  { listas, ...deQuien }: DeQuien,
): DatosDePresupuesto => {
  const calculado = calcularHonorario(pedido, catalogo);
  const validez = validarValidez(vence, hoy);
  const menor =
    calculado.ok && honorario_convenido !== undefined
      ? validarConvenido(honorario_convenido, calculado.valor.honorario)
      : null;
  if (!calculado.ok || validez || menor) {
    const delPedido = calculado.ok ? [] : anteponerCampo('pedido', calculado.problema);
    throw invalido([...delPedido, ...(menor ? [menor] : []), ...(validez ? [validez] : [])]);
  }
  const calculo = calculado.valor;
  const convenido = honorario_convenido === undefined ? null : new Decimal(honorario_convenido).toFixed(2);
  const tasas = filasVigentes(listas, 'tasas', calculo.fecha);
  const categorias = catalogo.categorias.get(calculo.segmento) ?? [];
  return {
    ...deQuien,
    ...{ calculo, calculado: ahora, para, vence, convenido, nota },
    // A day before the first list says nothing of them.
    del_colegio: explicarTasasDe(tasas, TASAS_DE_CONTRATO, convenido ?? calculo.honorario),
    segmento: catalogo.segmentos.get(calculo.segmento)?.nombre ?? calculo.segmento,
    categoria: categorias.find(({ key }) => key === calculo.categoria)?.nombre ?? calculo.categoria,
    tarifa_hasta: catalogo.resoluciones.find(({ id }) => id === calculo.resolucion_id)?.vigente_hasta ?? null,
  };
};

export const presupuestoDeNadie = async (
  db: Db,
  catalogo: Catalogo,
  pedido: PedidoDePresupuesto,
  momento: Momento,
): Promise<Uint8Array> => {
  const [listas, colegio] = [await leerListasEnVigor(db), await leerEmisorSinPersona(db, 'presupuesto')];
  return renderPresupuesto(armarPresupuesto(catalogo, pedido, momento, { listas, colegio, profesional: null }));
};

export const presupuestoPropio = async (
  db: Db,
  catalogo: Catalogo,
  pedido: PedidoDePresupuesto,
  { persona_id, ...momento }: Momento & { persona_id: number },
  leerMatriculas: LeerMatriculas,
): Promise<Uint8Array> => {
  const [listas, colegio, { nombre, apellido, cuit }, matriculas] = await Promise.all([
    leerListasEnVigor(db),
    leerEmisor(db, persona_id, 'presupuesto', momento.hoy),
    findQuienPresupuesta(db, persona_id),
    leerMatriculas(db, persona_id),
  ]);
  const profesional = {
    nombre: `${nombre} ${apellido}`.trim(),
    cuit: formatCuit(cuit),
    matriculas: matriculas
      .filter(({ habilitada }) => habilitada)
      .map(({ codigo, descripcion }) => `${codigo} · ${descripcion}`),
  };
  return renderPresupuesto(armarPresupuesto(catalogo, pedido, momento, { listas, colegio, profesional }));
};
